interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an author wants a bubble. */
interface Wish {
  readonly side: string;
  /** Which edges of bubble and text meet; by default their middles do. */
  readonly align: string | undefined;
  readonly isRtl: boolean;
}

/** Room between a bubble and its text, in pixels. */
const gap = 6;

/**
 * Where a bubble stands at its text: on the side that its author wants, or another one for lack of
 * room, and between the left and the right edge in any case.
 *
 * @param room what bubbles may cover of the window
 */
export function bubblePlace(
  text: Box,
  bubble: Size,
  wish: Wish,
  room: Box,
): { readonly side: string; readonly left: number; readonly top: number } {
  const side = sideWithRoom(text, bubble, wish.side, room);
  const { left, top } = placeAt(side, text, bubble, wish);
  return { side, left: Math.max(Math.min(left, room.right - bubble.width), room.left), top };
}

function sideWithRoom(text: Box, { width, height }: Size, wanted: string, room: Box): string {
  if (wanted === 'left' && text.left - gap - width >= room.left) return wanted;
  if (wanted === 'right' && text.right + gap + width <= room.right) return wanted;
  if (wanted === 'bottom') return text.bottom + gap + height > room.bottom ? 'top' : wanted;
  return text.top - gap - height < room.top ? 'bottom' : 'top';
}

function placeAt(side: string, text: Box, { width, height }: Size, { align, isRtl }: Wish) {
  if (side === 'left' || side === 'right') {
    const left = side === 'left' ? text.left - gap - width : text.right + gap;
    return { left, top: aligned(align, text.top, text.bottom, height) };
  }
  const top = side === 'bottom' ? text.bottom + gap : text.top - gap - height;
  const turned = align === 'start' ? 'end' : 'start';
  const atEdge = align === 'start' || align === 'end';
  return {
    left: aligned(isRtl && atEdge ? turned : align, text.left, text.right, width),
    top,
  };
}

function aligned(align: string | undefined, start: number, end: number, length: number): number {
  if (align === 'start') return start;
  return align === 'end' ? end - length : (start + end - length) / 2;
}
