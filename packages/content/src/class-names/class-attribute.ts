/** Whether an attribute holds class names: `class`, `className`, and props such as `imageClassName`. */
export function isClassAttribute(name: string): boolean {
  return /class(?:name)?$/i.test(name);
}
