/** Id of the panel that a tab opens. It is named in a list of ids, in which no id has a space. */
export function panelId(id: string): string {
  return `panel-${id.replaceAll(/\s/g, '%20')}`;
}
