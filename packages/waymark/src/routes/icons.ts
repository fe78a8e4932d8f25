/** The icons that all pages share. */
import { site } from 'virtual:waymark/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { siteIcons } from '../theme/components/site-icons.ts';

/** Written by a build, also where the project has a server. */
export const prerender = true;

/** One path, which changes with the icons, so that caches may keep the file for good. */
export const getStaticPaths = (() => [
  { params: { hash: siteIcons(site.docs.project).hash } },
]) satisfies GetStaticPaths;

/** A sprite: one SVG with a symbol for each icon. */
export const GET: APIRoute = () =>
  new Response(siteIcons(site.docs.project).svg, {
    headers: { 'content-type': 'image/svg+xml' },
  });
