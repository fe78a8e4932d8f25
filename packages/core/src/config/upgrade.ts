import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { valueAt, withoutValue, withValue } from './edit.ts';
import { isRecord } from './json-value.ts';
import { type LegacyMove, legacyMoves } from './legacy/moves.ts';
import { upgradeNavigation } from './legacy/navigation.ts';
import { type Origins, originsOf } from './legacy/origins.ts';
import { strayNavigation } from './legacy/stray.ts';
import { mintTheme } from './legacy/theme.ts';
import { type ConfigPath, displayPath, pointerOf } from './path.ts';

type Config = Record<string, unknown>;

/** One upgrade: the configuration so far, and where its parts came from. */
interface Upgrade {
  readonly document: ConfigDocument;
  readonly diagnostics: Diagnostic[];
  readonly moved: { readonly to: ConfigPath; readonly from: ConfigPath }[];
  /** Whether every move is reported: in a docs.json, where old keys are a mistake. */
  readonly reportMoves: boolean;
}

/** Keys of mint.json that `upgradeNavigation` reads. */
const navigationKeys = ['navigation', 'tabs', 'anchors', 'versions', 'primaryTab', 'topAnchor'];

/**
 * A mint.json as docs.json. Everything that has a counterpart is kept; what has none is reported
 * and left out. The places of the result lead to the mint.json.
 */
export function upgradeMintConfig(mint: ConfigDocument): Checked<ConfigDocument> {
  return upgrade(mint, false, (config) => {
    const { $schema: _schema, ...rest } = config;
    return mintTheme(rest);
  });
}

/**
 * A docs.json without the keys of the older mint.json: each is moved to its present place with a
 * warning. A document without such keys is given back as it is.
 */
export function upgradeLegacyKeys(document: ConfigDocument): Checked<ConfigDocument> {
  return upgrade(document, true, (config) => config);
}

function upgrade(
  document: ConfigDocument,
  reportMoves: boolean,
  prepare: (config: Config) => Config,
): Checked<ConfigDocument> {
  if (!isRecord(document.value)) return { value: document, diagnostics: [] };
  const state: Upgrade = { document, diagnostics: [], moved: [], reportMoves };
  const original = document.value;
  let config = prepare(original);
  for (const move of legacyMoves(original)) config = applyMove(config, move, state);
  const origins = originsOf(original, []);
  config = upgradeConfigNavigation(config, origins, state);
  const { diagnostics } = state;
  if (config === original) return { value: document, diagnostics };
  return { value: upgradedDocument(config, origins, state), diagnostics };
}

function applyMove(config: Config, move: LegacyMove, state: Upgrade): Config {
  const value = valueAt(config, move.from);
  if (value === undefined) return config;
  const old = displayPath(move.from);
  const rest = withoutValue(config, move.from);
  if (move.to === undefined) {
    const message = `"${old}" is a key of the older mint.json without a counterpart; it is ignored.`;
    report(state, 'config-legacy-dropped', move.from, message, move.hint ?? 'Remove it.');
    return rest;
  }
  const place = displayPath(move.to);
  if (valueAt(rest, move.to) !== undefined) {
    const message = `"${old}" is ignored, because "${place}" is given.`;
    report(state, 'config-legacy-dropped', move.from, message, `Remove "${old}".`);
    return rest;
  }
  if (state.reportMoves) {
    const message =
      old === place
        ? `"${old}" is in the form of the older mint.json; it was read as it is meant.`
        : `"${old}" is written as in the older mint.json; it was read as "${place}".`;
    const hint = move.hint ?? `Move it to "${place}".`;
    report(state, 'config-legacy-key', move.from, message, hint);
  }
  state.moved.push({ to: move.to, from: move.from });
  return withValue(rest, move.to, move.convert === undefined ? value : move.convert(value));
}

function upgradeConfigNavigation(config: Config, origins: Origins, state: Upgrade): Config {
  const { navigation, tabs, anchors, versions, primaryTab, topAnchor, ...rest } = config;
  const legacy = navigationKeys.filter((key) => key !== 'navigation' && key in config);
  if (!Array.isArray(navigation)) {
    if (legacy.length === 0) return config;
    const placed = strayNavigation(
      { navigation, tabs, anchors },
      (key, message, hint, kept) => {
        report(state, kept ? 'config-legacy-key' : 'config-legacy-dropped', [key], message, hint);
      },
      legacy,
    );
    return placed === undefined ? rest : { ...rest, navigation: placed };
  }
  if (state.reportMoves) {
    const others = legacy.map((name) => `"${name}"`).join(', ');
    const read =
      others === '' ? 'it was read in that form' : `it and ${others} were read in that form`;
    const message = `"navigation" is an array, as in the older mint.json; ${read}.`;
    const hint =
      'Run `waymark upgrade`, or write an object with one of "groups", "tabs" and so on.';
    report(state, 'config-legacy-key', ['navigation'], message, hint);
  }
  const upgraded = upgradeNavigation(
    { navigation, tabs, anchors, versions, primaryTab, topAnchor },
    {
      origins,
      report: (code, at, message, hint) => {
        report(state, code, origins.trace(at, []) ?? ['navigation'], message, hint);
      },
    },
  );
  return { ...rest, navigation: upgraded };
}

function upgradedDocument(config: Config, origins: Origins, state: Upgrade): ConfigDocument {
  const { document, moved } = state;
  const source = (path: ConfigPath): ConfigPath => {
    if (path[0] === 'navigation') {
      return origins.trace(config['navigation'], path.slice(1)) ?? ['navigation'];
    }
    const move = moved.findLast(({ to }) => to.every((step, index) => path[index] === step));
    return move === undefined ? path : [...move.from, ...path.slice(move.to.length)];
  };
  return {
    file: document.file,
    isWhole: document.isWhole,
    value: config,
    locate: (path) => document.locate(source(path)),
    locateKey: (path) => document.locateKey(source(path)),
  };
}

function report(
  state: Upgrade,
  code: DiagnosticCode,
  path: ConfigPath,
  message: string,
  hint: string,
): void {
  const at = state.document.locateKey(path);
  state.diagnostics.push(diagnostic(code, { at, message, hint, pointer: pointerOf(path) }));
}
