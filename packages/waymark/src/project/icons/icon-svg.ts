import type { IconGeometry, IconSet } from './icon-set.ts';

/** The inside of an `<svg>` and the box it is drawn in. */
export interface IconSvg {
  readonly kind: 'svg';
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

interface Drawing extends Required<IconGeometry> {
  readonly body: string;
}

/** Iconify's default size of an icon, in units of the viewBox. */
const defaultSize = 16;

/** An icon of a set ready to be inlined, or nothing when the set has no such name. */
export function iconSvg(set: IconSet, name: string): IconSvg | undefined {
  const drawing = findDrawing(set, name, new Set());
  return drawing && placeDrawing(drawing);
}

function findDrawing(set: IconSet, name: string, seen: Set<string>): Drawing | undefined {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (icon) return { body: icon.body, ...overlay(overlay(blank, set), icon) };
  const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name] : undefined;
  if (!alias || seen.has(name)) return undefined;
  const parent = findDrawing(set, alias.parent, seen.add(name));
  return parent && { body: parent.body, ...overlay(parent, alias) };
}

const blank: Omit<Drawing, 'body'> = {
  left: 0,
  top: 0,
  width: defaultSize,
  height: defaultSize,
  rotate: 0,
  hFlip: false,
  vFlip: false,
};

/** Sizes replace each other; turns add up and flips cancel out (Iconify, "Icon data merging"). */
function overlay(base: Omit<Drawing, 'body'>, over: IconGeometry): Omit<Drawing, 'body'> {
  return {
    left: over.left ?? base.left,
    top: over.top ?? base.top,
    width: over.width ?? base.width,
    height: over.height ?? base.height,
    rotate: (base.rotate + (over.rotate ?? 0)) % 4,
    hFlip: base.hFlip !== (over.hFlip ?? false),
    vFlip: base.vFlip !== (over.vFlip ?? false),
  };
}

function placeDrawing({ body, left, top, width, height, ...turns }: Drawing): IconSvg {
  const transforms = [
    ...flip(turns.hFlip, turns.vFlip, left, top, width, height),
    ...quarterTurns(turns.rotate, left + width / 2, top + height / 2),
  ];
  const lying = turns.rotate % 2 === 1;
  const [boxWidth, boxHeight] = lying ? [height, width] : [width, height];
  const boxLeft = left + (width - boxWidth) / 2;
  const boxTop = top + (height - boxHeight) / 2;
  return {
    kind: 'svg',
    // SVG applies the rightmost transform first: the icon is flipped, then turned.
    body: transforms.length
      ? `<g transform="${transforms.toReversed().join(' ')}">${body}</g>`
      : body,
    width: boxWidth,
    height: boxHeight,
    viewBox: `${boxLeft} ${boxTop} ${boxWidth} ${boxHeight}`,
  };
}

function flip(
  horizontal: boolean,
  vertical: boolean,
  left: number,
  top: number,
  width: number,
  height: number,
): string[] {
  if (!horizontal && !vertical) return [];
  const x = horizontal ? 2 * left + width : 0;
  const y = vertical ? 2 * top + height : 0;
  return [`translate(${x} ${y}) scale(${horizontal ? -1 : 1} ${vertical ? -1 : 1})`];
}

function quarterTurns(turns: number, centreX: number, centreY: number): string[] {
  return turns === 0 ? [] : [`rotate(${turns * 90} ${centreX} ${centreY})`];
}
