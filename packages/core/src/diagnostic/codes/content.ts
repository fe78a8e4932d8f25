import type { CodeTable } from '../code-table.ts';

/** Pages: frontmatter, MDX, snippets, components, links. */
export const contentCodes = {
  'page-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A part of a page is not valid MDX, so it is shown as text, with a notice.',
    fix: 'Correct the MDX at the reported line; the hint names the usual cause.',
  },
  'page-encoding': {
    severity: 'warning',
    summary: 'A page is not UTF-8, so that some of its characters are not shown.',
    fix: 'Save the file as UTF-8.',
  },
  'page-too-large': {
    severity: 'error',
    lenient: 'warning',
    summary:
      'A page or a snippet is so long that it would take minutes, so a notice is shown instead.',
    fix: 'Divide it into pages, or give it to readers as a file to download.',
  },
  'page-restricted': {
    severity: 'warning',
    summary:
      'Pages are only for some readers (`groups`, `public: false`), whom a site without sign-in cannot know, so it leaves them out of everything that is public.',
    fix: 'Remove the key to publish a page, or serve the site with sign-in (`auth` of `docs.json`, or `--auth`). Set this rule to `off` where they are to be left out, and to `error` where every page is to be public.',
  },
  'frontmatter-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A key in the frontmatter of a page is not valid YAML, so it is left out.',
    fix: 'Correct the YAML at the reported line; values with a colon, quote or bracket need quotes.',
  },
  'frontmatter-value': {
    severity: 'warning',
    summary: 'A frontmatter key is given twice or holds a value of the wrong type.',
    fix: 'Write the value as the message says.',
  },
  'frontmatter-key-unknown': {
    severity: 'warning',
    summary:
      "A key of the frontmatter is no key of the format, and nearly one. Keys that are like none are the author's own.",
    fix: 'Write the key as the hint says.',
  },
  'frontmatter-key-unused': {
    severity: 'warning',
    summary:
      'A key of the frontmatter is part of the format, and Waymark does nothing with it, or with its value.',
    fix: 'Do what the hint says, or turn the rule off. [properties.md](properties.md) has the state of every key.',
  },
  'timestamp-unknown': {
    severity: 'warning',
    summary: 'Pages are to show when they were last changed, and Git does not know it.',
    fix: 'Build where the whole history is, write `lastUpdatedDate` in the frontmatter, or turn timestamps off.',
  },
  'translation-outdated': {
    severity: 'warning',
    summary: 'The original of a page has changed after the page was translated.',
    fix: 'Bring the translation up to date, and write the hash of the hint as `originalHash`.',
  },
  'repository-unknown': {
    severity: 'warning',
    summary: 'Pages are to link to their files or to new issues, and no repository is known.',
    fix: 'Write `feedback.repository` in docs.json.',
  },
  'frontmatter-openapi': {
    severity: 'error',
    lenient: 'warning',
    summary: 'The `openapi` key of a page is not one text with a method and a path.',
    fix: 'Write `openapi: "GET /path"`, with the file of the specification before it if needed.',
  },
  'component-unknown': {
    severity: 'warning',
    summary: 'A page uses a component that is neither part of the format nor imported.',
    fix: 'Correct the name, import the component from a file of the repository, or remove the tag.',
  },
  'component-property-unknown': {
    severity: 'warning',
    summary:
      'A component of the format has a property that it does not know, and nearly one that it does. Properties that are like none are passed over.',
    fix: 'Write the property as the hint says.',
  },
  'name-unknown': {
    severity: 'warning',
    summary: 'An expression in braces uses a name that nothing declares, or of what no text shows.',
    fix: 'Declare or import the name, or write `\\{` to print a brace.',
  },
  'handler-dropped': {
    severity: 'warning',
    summary:
      'An event handler (`onClick`) in a page is left out: it uses what is not there in a browser, is in code, or of a component of the format.',
    fix: 'A handler of an element of HTML runs where it uses only what its file declares and browsers have. For anything else, put the element into a component, and that into a file such as `/snippets/button.jsx` which the page imports: components run in the browser.',
  },
  'admonition-as-text': {
    severity: 'warning',
    summary:
      'A paragraph begins as a callout of another format does (`:::tip`), and is shown as it is written.',
    fix: 'Write the component instead, as `<Tip>` … `</Tip>`. Colons that are meant can stand in backticks, or behind `\\`.',
  },
  'mdx-in-code': {
    severity: 'warning',
    summary: 'An expression holds `<MDX>`, in which Markdown is shown as text.',
    fix: 'Put the Markdown outside of the braces, or write elements such as `<strong>` in them.',
  },
  'import-missing': {
    severity: 'warning',
    summary:
      'A page, snippet or component file imports a file that does not exist, or a package that is not installed.',
    fix: 'Correct the path; it starts with `/` for the docs folder and ends with the extension.',
  },
  'import-case': {
    severity: 'warning',
    summary: 'An import spells the name of a file in other letter case than the file has.',
    fix: 'Write the path exactly as the file is named.',
  },
  'import-unsupported': {
    severity: 'warning',
    summary:
      'A page or component file imports something that is not content or a component of the repository.',
    fix: 'Remove the import, or move what it brings into a file under `/snippets`.',
  },
  'import-name': {
    severity: 'warning',
    summary: 'An import asks for a name that the file does not export.',
    fix: 'Import one of the names that the file exports, or its content as the default.',
  },
  'snippet-cycle': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A snippet includes itself, directly or through other snippets.',
    fix: 'Remove one of the imports in the chain that the message names.',
  },
  'declaration-duplicate': {
    severity: 'warning',
    summary: 'A name is declared or imported twice in one file; the first one counts.',
    fix: 'Rename or remove one of the two.',
  },
  'visibility-audience': {
    severity: 'warning',
    summary: 'A Visibility element does not say for whom its content is.',
    fix: 'Write `for="humans"` or `for="agents"`.',
  },
  'fence-language': {
    severity: 'warning',
    summary: 'A fence has a title or options but no language before them.',
    fix: 'Write the language first, or `text` for none.',
  },
  'fence-types': {
    severity: 'warning',
    summary: 'A fence with `twoslash` holds code that the type checker cannot read.',
    fix: 'Correct the question or option in the comments of the code.',
  },
  'math-syntax': {
    severity: 'warning',
    summary: 'A formula is not valid TeX, so its source is shown in its place.',
    fix: 'Correct the formula; write `\\$` where a dollar sign is meant.',
  },
  'diagram-placement': {
    severity: 'warning',
    summary: 'A diagram names a place for its controls that there is not.',
    fix: 'Use `top-left`, `top-right`, `bottom-left` or `bottom-right`.',
  },
  'mermaid-not-installed': {
    severity: 'warning',
    once: true,
    summary: 'A page has a diagram, and Mermaid, which draws diagrams, is not installed.',
    fix: 'Run `npm install mermaid` where Waymark is installed.',
  },
  'canvas-not-installed': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'docs.json says how pictures of pages look, and what draws them is not installed.',
    fix: 'Run `npm install @napi-rs/canvas` where Waymark is installed, or remove `thumbnails`.',
  },
  'picture-font-missing': {
    severity: 'warning',
    summary:
      'The font that `thumbnails` names is not where the site is built, and none is fetched.',
    fix: 'Install its package (`npm install @fontsource/lora`) or the font itself there, or name its file in `fonts`.',
  },
  'stars-unknown': {
    severity: 'info',
    summary: 'GitHub did not tell how many stars a repository has, so the site shows none.',
    fix: 'Nothing has to be done: the next build asks again. `GITHUB_TOKEN` lets it ask more often.',
  },
  'picture-letters': {
    severity: 'warning',
    foundBy: 'build',
    once: true,
    summary: 'No font of the machine has letters of a page, for whose links a picture is drawn.',
    fix: 'Install a font of their script where the site is built, or name one in `thumbnails.fonts`.',
  },
  'mdx-repaired': {
    severity: 'warning',
    summary: 'A page holds HTML or Markdown that is not valid MDX and was read as it was meant.',
    fix: 'Write it the way the hint shows, so that other MDX tools can read the page too.',
  },
  'page-evaluation': {
    severity: 'error',
    lenient: 'warning',
    summary: 'Code of a page or of a component in it failed while the page was rendered.',
    fix: 'Correct the code; what it needs of a browser must run in an effect or an event handler.',
  },
  'react-not-installed': {
    severity: 'warning',
    summary: 'A component needs React in the browser, and React is not installed.',
    fix: 'Run `npm install react react-dom @astrojs/react` where Waymark is installed.',
  },
  'island-component': {
    severity: 'warning',
    summary: 'A component that runs in the browser uses one of the format that is not there.',
    fix: 'Use that one in the page, and hand it to the component as its content.',
  },
  'island-property': {
    severity: 'warning',
    summary: 'A property of a component that runs in the browser cannot be sent there.',
    fix: 'Pass text, numbers, lists and objects, or a component that the page itself declares or imports.',
  },
  'snippet-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A part of a file that pages import is not valid MDX, so it is shown as text in them.',
    fix: 'Correct the MDX at the reported line; the hint names the usual cause.',
  },
  'module-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An import or export statement is not valid JavaScript, so it is shown as text.',
    fix: 'Correct the statement, and leave an empty line between it and the text after it.',
  },
  'link-empty': {
    severity: 'warning',
    summary: 'A link or a picture has an empty address.',
    fix: 'Write where it leads, or leave only the text.',
  },
  'link-page-missing': {
    severity: 'warning',
    summary: 'A link leads to a path of the site where no page is.',
    fix: 'Correct the link, or add a redirect from that path to `redirects` of docs.json.',
  },
  'link-fragment-missing': {
    severity: 'warning',
    summary: 'A link names a place of a page, after `#`, that the page does not have.',
    fix: 'Write the id of a heading or element of that page.',
  },
  'asset-missing': {
    severity: 'warning',
    summary: 'A page shows or links a file that does not exist, or that is never published.',
    fix: 'Correct the path, which starts at the docs folder, or add the file. Settings, hidden files and secrets are never published: link to a copy with another name, if readers may have it.',
  },
  'address-gone': {
    severity: 'error',
    foundBy: '--addresses',
    summary: 'An address that the site had leads nowhere now (`check --addresses`).',
    fix: 'Add a redirect for a page, or give what took the place of a heading its id. Delete the line if nobody can have the address.',
  },
  'link-external-failed': {
    severity: 'warning',
    foundBy: '--external',
    summary: 'A link leads to an address of another site that is gone (`check --external`).',
    fix: 'Correct the address, or take the link out.',
  },
  'image-alt-missing': {
    severity: 'warning',
    summary: 'A picture has no text for readers who do not see it (`check`).',
    fix: 'Write what it shows as `![Text](…)` or `alt="Text"`; `<img alt="" … />` says that it is mere decoration.',
  },
  'heading-order': {
    severity: 'warning',
    foundBy: '--a11y',
    summary: 'A heading is more than one level below the one before it (`check --a11y`).',
    fix: 'Write the level that comes next, so that the outline of the page has no gap.',
  },
  'link-text-unclear': {
    severity: 'warning',
    foundBy: '--a11y',
    summary: 'The text of a link does not say where it leads, or there is none (`check --a11y`).',
    fix: 'Name what is there in place of "here" or "read more".',
  },
  'page-unlisted': {
    severity: 'warning',
    summary: 'A page is in no navigation and not hidden, so that few readers find it (`check`).',
    fix: 'List it in the navigation, or write `hidden: true` in its frontmatter.',
  },
  'snippet-unused': {
    severity: 'warning',
    summary: 'No page imports a file of the folder of snippets (`check`).',
    fix: 'Import it, or delete it.',
  },
  'asset-secret': {
    severity: 'warning',
    summary: 'A file of the docs folder may hold a secret, and is not published.',
    fix: 'Keep keys, databases and modules of a server elsewhere, or name the file in `.mintignore`. A public certificate can be published as `.crt`.',
  },
  'feed-address-missing': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'A page has an RSS feed, but nothing says at which address the site is published.',
    fix: 'Build with `--site https://…`, or set `site` in the Astro configuration.',
  },
  'host-file-kept': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'A file that the rules for a host belong into was there already, and is kept.',
    fix: 'Rename the file, or copy the rules into it from a build into another folder.',
  },
  'twin-incomplete': {
    severity: 'error',
    lenient: 'warning',
    foundBy: '--parity',
    summary:
      'The Markdown form of a page lacks more than 2 % of the words that the page shows (`check --parity`).',
    fix: 'Report the page: components whose text is lost are listed by the words in the message.',
  },
  'untrusted-code': {
    severity: 'error',
    lenient: 'warning',
    summary: "A page or snippet has code, which does not run with `mdx: 'untrusted'`.",
    fix: 'Write text, or literal values as `cols={2}`. `<Snippet file="name.mdx" />` shows a file of the folder `snippets` without an import.',
  },
  'untrusted-element': {
    severity: 'error',
    lenient: 'warning',
    summary: "A page or snippet uses an element that `mdx: 'untrusted'` does not let in.",
    fix: 'Use Markdown, components of the format, or elements of HTML that only show content.',
  },
  'untrusted-attribute': {
    severity: 'error',
    lenient: 'warning',
    summary: "An attribute is none that `mdx: 'untrusted'` lets in.",
    fix: 'Remove it. Event handlers, HTML in attributes, data for scripts and styles that move content out of its place are left out.',
  },
  'untrusted-address': {
    severity: 'error',
    lenient: 'warning',
    summary: 'An address runs code or brings its own content (`javascript:`, `data:`).',
    fix: 'Link to a page or an address with https; put the picture into a file.',
  },
  'untrusted-file': {
    severity: 'error',
    lenient: 'warning',
    summary:
      "A script, a stylesheet, a component file or a document that could run code is not used with `mdx: 'untrusted'`.",
    fix: 'Delete the file, or name it in `.mintignore`. Styles and components of the site belong into the project that builds it.',
  },
  'untrusted-setting': {
    severity: 'error',
    lenient: 'warning',
    summary:
      "A setting of `docs.json` that loads code or lets readers in has no effect with `mdx: 'untrusted'`.",
    fix: 'Remove it: who may write it could run any code on the site, or read all of it.',
  },
} as const satisfies CodeTable;
