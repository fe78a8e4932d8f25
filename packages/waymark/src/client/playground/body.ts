import type { BodyModel, JsonValue, MediaModel } from '@waymark/openapi';
import {
  type BodyChoice,
  fileFields,
  isJsonObject,
  jsonText,
  mediaKind,
} from '@waymark/openapi/request';
import { element } from '../dom.ts';
import { type Control, noFiles, type Problem } from './control.ts';
import { jsonControl } from './controls/json.ts';
import { createControl } from './create-control.ts';
import { field } from './field.ts';
import { keepWritten } from './keep-written.ts';
import type { PlaygroundLabels } from './labels.ts';
import { clearProblems, showProblems } from './problems.ts';
import { isSameValue } from './same-value.ts';

/** The fields of a body, and what was written in them. */
export interface BodyPart {
  readonly elements: readonly HTMLElement[];
  /** Undefined when nothing is sent. */
  readonly value: () => BodyChoice | undefined;
  readonly files: () => ReadonlyMap<string, readonly File[]>;
  readonly check: () => readonly Problem[];
}

/** The editor of one media type. */
interface Editor {
  readonly element: HTMLElement;
  readonly value: () => BodyChoice | undefined;
  readonly control: Control;
}

const wholeBody = '';

/** The name under which the file of a binary body is found among the files. */
export const bodyFile = wholeBody;

/** The fields of a body, by media type. */
export function bodyPart(body: BodyModel, labels: PlaygroundLabels, prefill: boolean): BodyPart {
  const editors = new Map<string, Editor>();
  const select = element(
    'select',
    { class: 'wm-play-input', attributes: { 'aria-label': labels.mediaType } },
    ...body.media.map(({ type }) => element('option', { text: type, attributes: { value: type } })),
  );
  const place = element('div');
  const current = (): Editor | undefined => {
    const media = body.media.find(({ type }) => type === select.value);
    if (!media) return undefined;
    const editor = editors.get(media.type) ?? createEditor(media, body.required, labels, prefill);
    editors.set(media.type, editor);
    return editor;
  };
  const show = () => {
    const editor = current();
    place.replaceChildren(...(editor ? [editor.element] : []));
  };
  select.addEventListener('change', show);
  show();
  return {
    elements: body.media.length > 1 ? [select, place] : [place],
    value: () => current()?.value(),
    files: () => current()?.control.files() ?? noFiles,
    check: () => current()?.control.check() ?? [],
  };
}

function createEditor(
  media: MediaModel,
  required: boolean,
  labels: PlaygroundLabels,
  prefill: boolean,
): Editor {
  const kind = mediaKind(media.type);
  const [example] = media.examples;
  if (kind === 'multipart' || kind === 'form') {
    const form = { labels, sendsFiles: kind === 'multipart' };
    const control = createControl(media.schema, labels.requestBody, required, form);
    if (prefill) control.write(kind === 'multipart' ? withoutFiles(media) : example?.value);
    return { element: control.element, control, value: () => fieldsChoice(media.type, control) };
  }
  if (kind === 'binary' || media.schema.kind === 'file') return fileEditor(media, labels);
  if (kind === 'json' && !media.isSequence) return jsonEditor(media, required, labels, prefill);
  return textEditor(
    media,
    labels,
    example?.text ?? (typeof example?.value === 'string' ? example.value : ''),
  );
}

/** The first example of a multipart body, without what stands there for files: a reader chooses them. */
function withoutFiles({ examples: [example], schema }: MediaModel): JsonValue | undefined {
  const value = example?.value;
  if (!isJsonObject(value)) return value;
  const files = new Set(fileFields(schema).map(({ name }) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !files.has(name)));
}

function fieldsChoice(media: string, control: Control): BodyChoice | undefined {
  const files = control.files();
  const value = control.read();
  if (value === undefined && files.size === 0) return undefined;
  const names = [...files].map(([name, list]) => [name, list.map((file) => file.name)] as const);
  return { kind: 'value', media, value: value ?? {}, files: Object.fromEntries(names) };
}

function fileEditor({ schema, type }: MediaModel, labels: PlaygroundLabels): Editor {
  const control = createControl(
    { ...schema, kind: 'file', enum: undefined, const: undefined },
    bodyFile,
    true,
    { labels, sendsFiles: true },
  );
  const value = (): BodyChoice | undefined => {
    const file = control.files().get(bodyFile)?.[0];
    return file && { kind: 'file', media: type, fileName: file.name };
  };
  return { element: field(labels.file, true, schema, control, labels), control, value };
}

function textEditor({ type }: MediaModel, labels: PlaygroundLabels, start: string): Editor {
  const input = element('textarea', {
    class: 'wm-play-input wm-play-json',
    attributes: { rows: '8', spellcheck: 'false', 'aria-label': labels.requestBody },
  });
  input.value = start;
  const control: Control = {
    element: input,
    input,
    read: () => input.value || undefined,
    write: () => undefined,
    files: () => noFiles,
    check: () => [],
  };
  const value = (): BodyChoice | undefined =>
    input.value === '' ? undefined : { kind: 'text', media: type, text: input.value };
  return { element: input, control, value };
}

/**
 * Fields of the body, or its JSON as text; going from one to the other takes the value along. What
 * cannot be read stays where it can be mended.
 */
function jsonEditor(
  media: MediaModel,
  required: boolean,
  labels: PlaygroundLabels,
  prefill: boolean,
): Editor {
  const { schema, type } = media;
  const form = { labels, sendsFiles: false };
  const name = labels.requestBody;
  const fields = createControl(schema, name, required, form);
  const text = keepWritten(jsonControl({ ...form, name, required, create: () => fields }));
  text.input?.setAttribute('aria-label', `${labels.requestBody} (JSON)`);
  fields.input?.setAttribute('aria-label', labels.requestBody);
  const [example] = media.examples;
  if (prefill && example?.value !== undefined) fields.write(example.value);
  let shown = fields;
  const place = element('div', {}, fields.element);
  groups++;
  const formMode = modeInput();
  const jsonMode = modeInput();
  formMode.checked = true;
  const change = () => {
    const next = jsonMode.checked ? text : fields;
    if (next === shown) return;
    clearProblems(place);
    const problems = shown.check();
    if (problems.length > 0) {
      formMode.checked = shown === fields;
      jsonMode.checked = shown === text;
      return showProblems(problems);
    }
    const value = shown.read();
    if (!isSameValue(next.read(), value)) next.write(value);
    shown = next;
    place.replaceChildren(next.element);
  };
  const modes = element(
    'div',
    {
      class: 'wm-play-modes',
      attributes: { role: 'radiogroup', 'aria-label': labels.requestBody },
      on: { change },
    },
    element('label', {}, formMode, labels.form),
    element('label', {}, jsonMode, 'JSON'),
  );
  const control: Control = {
    element: place,
    read: () => shown.read(),
    write: (value) => shown.write(value),
    files: () => noFiles,
    check: () => shown.check(),
  };
  const value = (): BodyChoice | undefined => {
    const read = shown.read();
    return read === undefined ? undefined : { kind: 'text', media: type, text: jsonText(read) };
  };
  return { element: element('div', {}, modes, place), control, value };
}

let groups = 0;

/** One of the group that was counted last. */
function modeInput(): HTMLInputElement {
  return element('input', { attributes: { type: 'radio', name: `wm-play-mode-${groups}` } });
}
