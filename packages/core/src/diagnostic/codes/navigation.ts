import type { CodeTable } from '../code-table.ts';

/** The `navigation` property: its elements, their nesting, and the pages they name. */
export const navigationCodes = {
  'navigation-primary-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The navigation has none of the element types that hold pages.',
    fix: 'Give `navigation` exactly one of `pages`, `groups`, `tabs`, `anchors`, `dropdowns`, `products`, `versions`, `languages`.',
  },
  'navigation-primary-several': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The root of the navigation holds more than one primary element type.',
    fix: 'Choose one primary element type and nest the others inside it. With lenient rules all of them are shown, but for elements that only repeat pages of the one that the format would choose.',
  },
  'navigation-array': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The navigation is a list of groups, as in mint.json.',
    fix: 'Write `{ "groups": [...] }`, or run `waymark upgrade`.',
  },
  'navigation-children-mixed': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element holds more than one kind of child at the same level.',
    fix: 'Keep one kind of child and nest the others inside it. With lenient rules all of them are shown.',
  },
  'navigation-menu-item-content': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A menu item holds something other than groups, pages or a link.',
    fix: 'Move the content into `groups` or `pages` of the menu item. With lenient rules it is shown as it is.',
  },
  'navigation-global-href-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A global item has no `href`.',
    fix: 'Give the item an external `href`, or move it out of `global`.',
  },
  'navigation-global-href-relative': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The `href` of a global anchor is not an external URL.',
    fix: 'Write a full `https://` URL, or a `mailto:` or `tel:` address. With lenient rules a relative path works.',
  },
  'navigation-label-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element lacks the key that names it, such as `tab` on a tab.',
    fix: 'Add the key that the message names.',
  },
  'navigation-label-empty': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The label of an element is empty.',
    fix: 'Write a label. A group may have a single space as its label to show no heading.',
  },
  'navigation-label-repeated': {
    severity: 'warning',
    summary: 'Two elements of one list have the same label.',
    fix: 'Give them different labels so that readers can tell them apart.',
  },
  'navigation-entry-repeated': {
    severity: 'error',
    lenient: 'warning',
    summary: 'One version or one language is listed twice.',
    fix: 'Merge the two entries or rename one of them.',
  },
  'navigation-group-pages-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A group has no `pages`.',
    fix: 'Add a `pages` array, or an `openapi` specification to generate pages from.',
  },
  'navigation-misplaced': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element or key stands where the format does not allow it.',
    fix: 'Move it to the place that the hint names. With lenient rules its content is shown where it stands.',
  },
  'navigation-key-unknown': {
    severity: 'warning',
    summary: 'An element has a key that the format does not know.',
    fix: 'Correct the spelling or remove the key; it has no effect.',
  },
  'navigation-key-legacy': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An element uses a key of the older mint.json format.',
    fix: 'Rename or remove the key as the hint says, or run `waymark upgrade`.',
  },
  'navigation-key-unused': {
    severity: 'warning',
    summary: 'A key is known, but has no effect on this element.',
    fix: 'Remove the key, or move it to an element where it works.',
  },
  'navigation-value-invalid': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A value in the navigation has the wrong type or is not one of the allowed values.',
    fix: 'Write a value of the type that the message names.',
  },
  'navigation-value-repaired': {
    severity: 'warning',
    summary: 'A value is written in another form than the format has; it was understood.',
    fix: 'Write the value in the form that the hint shows.',
  },
  'navigation-href-invalid': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'An `href` is neither a path, a fragment, an http(s) URL nor an address with `mailto:` or `tel:`.',
    fix: 'Start it with `/`, `#`, `https://`, `mailto:` or `tel:`.',
  },
  'navigation-href-beside-content': {
    severity: 'warning',
    summary: 'An element has both an `href` and content; selecting it opens the `href`.',
    fix: 'Remove the `href`, or move the content to an element of its own.',
  },
  'navigation-list-empty': {
    severity: 'warning',
    summary: 'A list of the navigation has no entries.',
    fix: 'Add entries or remove the key.',
  },
  'navigation-element-empty': {
    severity: 'warning',
    summary: 'An element has no content and no link.',
    fix: 'Give it pages, groups or an `href`, or remove it.',
  },
  'navigation-default-unclear': {
    severity: 'warning',
    summary: 'The default version or language is ambiguous or hidden.',
    fix: 'Set `"default": true` on exactly one visible entry.',
  },
  'navigation-language-unknown': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A language code is neither a supported code nor a well-formed language tag.',
    fix: 'Use one of the supported codes, such as `en`, `fr` or `pt-BR`.',
  },
  'navigation-language-unlisted': {
    severity: 'warning',
    summary: 'A language code is a well-formed language tag outside the list of supported codes.',
    fix: 'Nothing has to be done for Waymark; other tools that read this file may refuse the code.',
  },
  'navigation-language-case': {
    severity: 'warning',
    summary: 'A language code is written in other letter case than in the list of supported codes.',
    fix: 'Write the code as the hint shows it.',
  },
  'navigation-unsupported': {
    severity: 'warning',
    summary: 'An element asks for generated pages of a kind that Waymark does not make.',
    fix: 'Remove the key, and do what the hint says.',
  },
  'navigation-page-invalid': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page entry is neither a page path nor a group.',
    fix: 'Write the path of a page as a string, or an object with `group` and `pages`.',
  },
  'navigation-page-url': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page entry is a URL.',
    fix: 'Put the URL into the `url` frontmatter of a page, or into the `href` of a tab or anchor.',
  },
  'navigation-page-fragment': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page entry has a `#` or `?` part.',
    fix: 'Write only the path of the page.',
  },
  'navigation-page-extension': {
    severity: 'warning',
    summary: 'A page entry is written with its file extension.',
    fix: 'Write the path without `.mdx` or `.md`.',
  },
  'navigation-page-folder': {
    severity: 'warning',
    summary: 'A page entry names a folder and means its index page.',
    fix: 'Write the path of the index page, such as `guides/index`.',
  },
  'navigation-page-outside': {
    severity: 'warning',
    summary: 'A page entry leads out of the docs folder.',
    fix: 'Write the path from the docs folder, without `..` at its start.',
  },
  'navigation-page-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page entry names a file that does not exist.',
    fix: 'Create the page, correct the path, or remove the entry.',
  },
  'navigation-page-repeated': {
    severity: 'warning',
    summary: 'A page is listed twice in the same part of the navigation.',
    fix: 'Remove one of the entries; the first decides where the page belongs.',
  },
  'navigation-language-same': {
    severity: 'warning',
    summary: 'Two language entries have codes that stand for the same language.',
    fix: 'Merge the two entries, or correct one of the codes.',
  },
  'navigation-icon-unknown': {
    severity: 'warning',
    summary: 'An icon has a name that its library does not have, so none is shown.',
    fix: 'Write a name of the library, or the path of a picture.',
  },
  'navigation-icon-missing': {
    severity: 'warning',
    summary: 'An icon names a file that does not exist.',
    fix: 'Add the file, or correct the path, which starts at the docs folder.',
  },
  'navigation-href-missing': {
    severity: 'warning',
    summary:
      'An `href` of the navigation, the top bar or the footer leads to a path where there is neither a page nor a file.',
    fix: 'Correct the path, or add the page or a redirect.',
  },
  'navigation-division-shared': {
    severity: 'warning',
    summary: 'All pages of a division are listed elsewhere first.',
    fix: 'List a page that only this division has, such as an overview, or give the API description that its pages are made of a `directory` of its own. Readers choose the division all the same, but without JavaScript they cannot enter it.',
  },
  'navigation-nothing-visible': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'The navigation lists no page, or all are hidden or missing, so the site has no first page.',
    fix: 'Show at least one page, or add an `index.mdx`.',
  },
  'page-none': {
    severity: 'error',
    summary: 'There is no page at all: no page file and no generated page.',
    fix: 'Add an `index.mdx`, or point Waymark at the folder that holds the pages.',
  },
  'openapi-endpoint-unattached': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An endpoint entry has no OpenAPI specification to look it up in.',
    fix: 'Set `openapi` on the element or one of its parents, or name the file before the method.',
  },
  'page-url-collision': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'A page file has the URL of another page, or of a file that the site has anyway; it is not used.',
    fix: 'Rename the file, or remove it.',
  },
  'page-extension-collision': {
    severity: 'warning',
    summary: 'A page exists as `.mdx` and as `.md`; the `.mdx` file is used.',
    fix: 'Remove one of the two files.',
  },
} as const satisfies CodeTable;
