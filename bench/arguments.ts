/** The number after an option such as `--runs`. */
export function numberArgument(name: string, otherwise: number): number {
  const index = process.argv.indexOf(name);
  return index === -1 ? otherwise : Number(process.argv[index + 1]);
}
