/** What stands after an option such as `--sites`. */
export function textArgument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index === -1 ? undefined : process.argv[index + 1];
}

/** The number after an option such as `--runs`. */
export function numberArgument(name: string, otherwise: number): number {
  const text = textArgument(name);
  return text === undefined ? otherwise : Number(text);
}
