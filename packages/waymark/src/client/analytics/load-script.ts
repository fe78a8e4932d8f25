/** Attributes of the element of a script. */
export interface ScriptAttributes extends Readonly<Record<string, string>> {
  readonly src: string;
}

/** Loads a script; settles when it has run. @throws when it cannot be loaded */
export function loadScript(attributes: ScriptAttributes): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${attributes.src} cannot be loaded.`));
    document.head.append(script);
  });
}
