/** The texts of what is made in the browser, a file for each language. */
import { site } from 'virtual:waymark/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { clientTexts } from '../client/labels.ts';
import { clientTextsFile, siteLanguages } from '../theme/components/client-texts.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  [...siteLanguages(site.project.current.site.root)].map((lang) => ({
    params: { name: clientTextsFile(lang) },
    props: { lang },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ lang: string }> = ({ props }) =>
  Response.json(clientTexts(props.lang));
