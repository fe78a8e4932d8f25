/** The icons that all pages share. */
import { site } from 'virtual:waymark/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { siteIcons } from '../theme/components/site-icons.ts';

export const prerender = true;

export const getStaticPaths = (() => [
  { params: { hash: siteIcons(site.project.current).hash } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(siteIcons(site.project.current).svg, {
    headers: { 'content-type': 'image/svg+xml' },
  });
