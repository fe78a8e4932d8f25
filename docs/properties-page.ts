import type { PropertyState, PropertyTable } from '@waymark/core';

/** The properties of one part of the format. */
export interface PropertySection {
  readonly title: string;
  /** What the names of the rows are names of. */
  readonly intro: string;
  readonly properties: PropertyTable;
}

const heading = `---
title: Properties
description: Which properties of the format take effect, and what to do instead of those that do not.
---

Which properties of the format take effect, and since which version of Waymark. Those that do not, or only
in part, are told of where they are written, with what to do instead; the codes are those of
[diagnostics.md](diagnostics.md).
`;

const effects = { honoured: 'yes', partly: 'partly', not: 'no' } as const;

/** The state of each property, one table for each part of the format. */
export function propertiesPage(sections: readonly PropertySection[]): string {
  return [heading, ...sections.map(sectionText)].join('\n');
}

function sectionText({ title, intro, properties }: PropertySection): string {
  const rows = Object.entries(properties).map(
    ([name, state]) =>
      `| \`${name}\` | ${effects[state.effect]} | ${since(state)} | ${remarks(state)} |`,
  );
  const head = [
    '| Property | Takes effect | Since | What is missing, and what to do instead |',
    '| --- | --- | --- | --- |',
  ];
  return [`## ${title}`, '', intro, '', ...head, ...rows, ''].join('\n');
}

function since(state: PropertyState): string {
  return state.effect === 'not' ? '' : state.since;
}

function remarks(state: PropertyState): string {
  if (state.effect === 'honoured') return '';
  const { missing, told } = state;
  const more = 'code' in told ? `[${told.code}](diagnostics.md#${told.code})` : told.hint;
  return `${missing} ${more}`;
}
