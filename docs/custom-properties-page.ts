import { themeTokens } from '@waymark/core';
import { primary, propertyGroups } from './custom-properties.ts';
import { type RootProperty, rootProperties } from './root-properties.ts';

const heading = `---
title: Custom properties
description: Every custom property that the theme is drawn with, its value and what it is for.
keywords: [css, variables, colors, theming]
---

Set them in a \`.css\` file of the docs folder, on \`:root\` for both modes and on \`.dark\` for dark mode:
[how](/theming#custom-properties). Properties of the theme that are not listed here are its own, and may change
with any release.

An empty cell for dark mode means that the value is the same, or follows those that it is made of.
`;

/** The reference of custom properties: meanings from their list, values from the stylesheets. */
export function customPropertiesPage(): string {
  const values = new Map([...rootProperties(), ...madeProperties()]);
  const sections = propertyGroups.map(({ intro, meanings, title }) => {
    const rows = Object.entries(meanings).map(([name, meaning]) => {
      const value = values.get(name);
      const cells = [
        `\`--wm-${name}\``,
        meaning + elsewhere(value),
        light(value),
        code(value?.dark),
      ];
      return `| ${cells.join(' | ')} |`;
    });
    const head = ['| Property | Is for | Value | In dark mode |', '| --- | --- | --- | --- |'];
    return [`## ${title}`, ...(intro ? [intro] : []), [...head, ...rows].join('\n')].join('\n\n');
  });
  return [heading, ...sections.map((section) => `${section}\n`)].join('\n');
}

/** What a site makes of its configuration and writes over the stylesheets. */
function madeProperties(): [string, RootProperty][] {
  const made = themeTokens({ theme: 'mint', colors: { primary } });
  return Object.entries(made.light).map(([property, value]) => {
    const dark = made.dark[property];
    const same = dark === value ? {} : { dark };
    return [property.slice('--wm-'.length), { light: value, ...same, wide: {}, themes: [] }];
  });
}

function light(value: RootProperty | undefined): string {
  const wide = Object.entries(value?.wide ?? {}).map(
    ([width, each]) => `from ${width} ${code(each)}`,
  );
  return [code(value?.light), ...wide].join(', ');
}

function elsewhere(value: RootProperty | undefined): string {
  const { themes = [] } = value ?? {};
  return themes.length > 0 ? ` (${themes.join(', ')}: another)` : '';
}

function code(value: string | undefined): string {
  return value ? `\`${value}\`` : '';
}
