/**
 * Whether a file is a PNG, JPEG, WebP or AVIF picture of one frame, by what it begins with and not by
 * its name: nothing else of what strangers may write is handed to what reads pictures.
 */
export function isStillPicture(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return !isAnimatedPng(bytes);
  if (text(0, 3) === '\xff\xd8\xff') return true;
  // Of those that move, sequences have the brand `avis` (AV1 Image File Format, section 3).
  if (text(4, 12) === 'ftypavif') return true;
  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  // The second bit of the flags says that it moves (RFC 9649 section 2.7).
  return isWebp && !(text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0);
}

/** The chunk that says so comes before the pixels (PNG third edition, section 11.3.6.1). */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL', 8, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 8, 'latin1');
}
