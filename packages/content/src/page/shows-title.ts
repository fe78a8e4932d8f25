/** Whether a page of a mode has its title above its content. */
export function showsTitle(mode: string | undefined): boolean {
  return mode !== 'custom' && mode !== 'frame';
}
