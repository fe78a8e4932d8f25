import type { JsonValue } from '@waymark/openapi';
import type { Control } from './control.ts';
import { isSameValue } from './same-value.ts';

/**
 * The same control, which gives back what was last written into it until the reader changes what it
 * shows: no control can show every value that a description, its example or a JSON text has.
 */
export function keepWritten(control: Control): Control {
  let kept: { readonly written: JsonValue; readonly shown: JsonValue | undefined } | undefined;
  return {
    get element() {
      return control.element;
    },
    get input() {
      return control.input;
    },
    read() {
      const shown = control.read();
      return kept && isSameValue(kept.shown, shown) ? kept.written : shown;
    },
    write(value) {
      control.write(value);
      kept = value === undefined ? undefined : { written: value, shown: control.read() };
    },
    files: () => control.files(),
    check: () => control.check(),
  };
}
