import {
  blockForm,
  lineForm,
  markdownRuntime,
  plainText,
  propertyNodes,
  type Reader,
} from '@waymark/content/text';
import { repositoryPath } from '../../project/stars/repository-path.ts';
import { iconLabel } from './parts/icon-label.ts';
import { nameOfPicture } from './parts/name-of-picture.ts';

type Props = Readonly<Record<string, unknown>>;

/** A heading of any level from 1 to 6; one without text is left out. */
export const headingMarkdown = blockForm((heading, reader) => {
  const { level, id } = heading.props;
  const depth = Math.min(Math.max(Math.floor(Number(level)) || 2, 1), 6);
  const title = propertyNodes(heading, 'title');
  const content = heading.children.length > 0 ? heading.children : title;
  const text = reader.inline(content).replaceAll('\\\n', ' ');
  if (text === '') return [];
  const plain = plainText(content) || text;
  return [{ kind: 'heading', level: depth, id: String(id ?? ''), text, plain }];
});

/** A badge as its text, which is a link where it has an address. */
export const badgeMarkdown = lineForm(({ props, children }, reader) => {
  const { href } = props;
  if (typeof href !== 'string' || href === '' || reader.inLink) return reader.inline(children);
  return reader.link(href, reader.withinLink.inline(children));
});

/** A word and what its tooltip says, in brackets. */
export const tooltipMarkdown = lineForm((tooltip, reader) => {
  const { cta, href, headline, tip } = tooltip.props;
  const property = (name: string) => reader.inline(propertyNodes(tooltip, name));
  const word = reader.inline(tooltip.children);
  const title = property(headline === undefined ? 'title' : 'headline');
  const text = property(tip === undefined ? 'description' : 'tip');
  const isLink = typeof href === 'string' && href !== '' && Boolean(cta);
  const more = isLink ? linked(String(href), reader.plain(String(cta)), reader) : '';
  const note = [title && text ? `${title}: ${text}` : title + text, more].filter(Boolean);
  return note.length === 0 ? word : `${word} (${note.join(' ')})`;
});

function linked(href: string, text: string, reader: Reader) {
  return reader.inLink ? text : reader.link(href, text);
}

/** An icon: its label, and without one its name, for where nothing else stands. */
export function iconMarkdown(props: Props): unknown {
  const label = iconLabel(props);
  if (label !== undefined) return markdownRuntime.jsx('span', { role: 'img', 'aria-label': label });
  const icon = props['icon'] ?? props['name'] ?? props['src'];
  if (typeof icon !== 'string') return undefined;
  return markdownRuntime.jsx('span', { 'data-wm-icon': iconName(icon) });
}

/** What an icon is called without the folder and the ending of a picture, and without `fa-`. */
function iconName(icon: string): string {
  return nameOfPicture(icon.trim()).replace(/^fa-/, '');
}

/** A repository of GitHub as a link with its path; nothing where it is none. */
export const repositoryMarkdown = lineForm(({ props }, reader) => {
  const path = repositoryPath(props['repo']);
  const href = `https://github.com/${path}`;
  return path === '' ? '' : linked(href, reader.plain(path), reader);
});

/** A link by the name of a component. */
export function linkMarkdown({ to, ...props }: Props): unknown {
  return markdownRuntime.jsx('a', { href: to, ...props });
}

/** A picture that opens in full size. */
export function zoomImageMarkdown({ src, alt, children }: Props): unknown {
  return src === undefined ? children : markdownRuntime.jsx('img', { src, alt });
}

/**
 * Content for some readers (docs/format/pages.md#visibility): what is for humans is for the web only,
 * and a static site knows no reader that is signed in.
 */
export function visibilityMarkdown({ for: audience, children }: Props): unknown {
  return ['agents', 'signed-out'].includes(String(audience)) ? children : undefined;
}
