import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';

/** A file that is a string of a value: its base64. */
export function encodedFileControl({ labels }: ControlContext): Control {
  const chosen = () => input.files?.[0];
  let encoded: { readonly file: File; readonly text: string } | undefined;
  const input = element('input', {
    class: 'wm-play-input',
    attributes: { type: 'file' },
    on: {
      change() {
        const file = chosen();
        if (!file) return;
        input.ariaBusy = 'true';
        const reader = new FileReader();
        reader.addEventListener('load', () => {
          encoded = { file, text: String(reader.result).split(',')[1] ?? '' };
        });
        reader.addEventListener('loadend', () => {
          input.ariaBusy = null;
        });
        reader.readAsDataURL(file);
      },
    },
  });
  const text = () => (encoded?.file === chosen() ? encoded?.text : undefined);
  return {
    element: input,
    input,
    read: text,
    write() {
      input.value = '';
    },
    files: () => noFiles,
    // It may not be read yet, or be gone.
    check: () =>
      chosen() && text() === undefined ? [{ at: input, message: labels.valueMissing }] : [],
  };
}
