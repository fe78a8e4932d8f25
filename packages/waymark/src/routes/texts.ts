/** The texts of what is made in the browser, a file for each language. */
import { site } from 'virtual:waymark/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { clientTexts } from '../client/labels.ts';
import { clientTextsFile, siteLanguages } from '../theme/components/client-texts.ts';

/** Written by a build, also where the project has a server. */
export const prerender = true;

/** A path for each language of the site. */
export const getStaticPaths = (() =>
  [...siteLanguages(site.docs.project.site.root)].map((lang) => ({
    params: { name: clientTextsFile(lang) },
    props: { lang },
  }))) satisfies GetStaticPaths;

/** The texts of a language as JSON. */
export const GET: APIRoute<{ lang: string }> = ({ props }) =>
  Response.json(clientTexts(props.lang));
