import { isWebHost } from '@waymark/core/page';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import type { HostName, HostRules, OwnHostSite } from './host.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { vercelRules } from './vercel.ts';

/** What a host needs to redirect, and to answer `Accept: text/markdown` with Markdown. */
export function hostRules(name: HostName, site: OwnHostSite): HostRules {
  // URLs may have hosts with signs that end a word of settings, which no host on the web has.
  const isPlain = isWebHost(site.address?.hostname ?? '');
  return rules[name](isPlain ? site : { ...site, address: undefined });
}

const rules: Readonly<Record<HostName, (site: OwnHostSite) => HostRules>> = {
  netlify: (site) => ({ files: netlifyFiles(site) }),
  vercel: vercelRules,
  cloudflare: (site) => ({ files: cloudflareFiles(site) }),
  nginx: (site) => ({ files: nginxFiles(site) }),
  caddy: (site) => ({ files: caddyFiles(site) }),
};
