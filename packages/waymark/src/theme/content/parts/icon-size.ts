/** CSS length of an icon from what its author writes: a number is one of pixels. */
export function iconSize(value: unknown): string | undefined {
  const [, number = '', unit = 'px'] =
    /^(\d*\.?\d+)\s*([a-z]+|%)?$/i.exec(String(value).trim()) ?? [];
  return Number(number) > 0 ? `${number}${unit}` : undefined;
}
