/** What a picture without a text is called: its file, without the ending. */
export function nameOfPicture(address: string): string {
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file.replace(/\.\w+$/, '');
}
