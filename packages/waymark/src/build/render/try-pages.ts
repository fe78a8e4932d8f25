import { runsAuthorsCode } from '@waymark/content/text';
import type { SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import type { Component } from '../../theme/component.ts';
import { descriptionsOf } from '../../theme/endpoint/described-codes.ts';
import { renderTree } from './Body.ts';
import { pageBody } from './page-body.ts';
import { pageParts } from './page-parts.ts';
import type { BodyParts } from './site.ts';

/**
 * Runs all that a build would run of what authors wrote, for what goes wrong with it, which is
 * reported. The theme's own components only render what they hold, and a page of which nothing else
 * runs is only compiled.
 *
 * @param take gets the texts of each endpoint page that a description of an API brings
 */
export async function tryPages(
  docs: OpenDocs,
  take?: (path: string, descriptions: Iterable<string>) => void,
): Promise<void> {
  const parts = partsThatHold(docs);
  const container = await AstroContainer.create();
  const pages = createComponent(async (result) => {
    for (const { file, path } of pagesInOrder(docs.project)) {
      const { pages, prepared } = await pageParts(docs, path);
      take?.(path, descriptionsOf(prepared?.model ?? prepared?.schema ?? prepared?.channel?.model));
      for (const page of pages.filter(runsAuthorsCode)) {
        const { body, onFailure } = pageBody(parts, file, page);
        await renderTree(result, { tree: body, instead: (error) => void onFailure(error) });
      }
    }
    return nothing;
  });
  await container.renderToString(pages);
}

function partsThatHold(docs: OpenDocs): BodyParts {
  const { islands, settings } = docs.project;
  const wrappers = settings.react ? [...islands.all.keys()] : [];
  return {
    docs,
    theme: { Mistake: holder(), SideColumn: holder() },
    content: Object.fromEntries(settings.components.map((name) => [name, holder()])),
    islands: Object.fromEntries(wrappers.map((key) => [key, async () => ({ default: holder() })])),
  };
}

const nothing = renderTemplate``;

type Slots = Readonly<Record<string, (result: SSRResult) => Promise<unknown>>>;

/** Each its own: members of a component are put on it. */
function holder(): Component {
  const render = async (result: SSRResult, _props: object, slots: Slots) => {
    await Promise.all(Object.values(slots).map((slot) => slot(result)));
    return nothing;
  };
  return createComponent(render) as Component;
}
