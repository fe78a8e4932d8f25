import { eventType } from '../handlers/event-type.ts';
import { type HandlerDeclaration, handlerNeeds } from '../handlers/handler-scope.ts';
import {
  type Handler,
  type HandlerScript,
  handlerName,
  handlerScript,
  handlersAttribute,
} from '../handlers/handler-script.ts';
import { attribute, type JsxElement, setAttribute } from '../tree/jsx.ts';
import { importedNames, type ModuleCode } from './module-code.ts';

/** The handlers of a file that run in a browser. */
export interface CollectedHandlers {
  /** @returns what the handler lacks to run there, if anything */
  add(element: JsxElement, handler: string): string | undefined;
  /** Names them on their elements. */
  finish(): HandlerScript | undefined;
}

/** Collects the handlers of a file, none yet. */
export function collectHandlers(file: ModuleCode): CollectedHandlers {
  const scope = { declarations: file.declarations, imported: new Set(importedNames(file)) };
  const handlers: Handler[] = [];
  const needed = new Set<HandlerDeclaration>();
  const elements = new Map<JsxElement, number[]>();
  const indexOf = ({ code, type }: Handler): number => {
    const known = handlers.findIndex((one) => one.code === code && one.type === type);
    return known === -1 ? handlers.push({ code, type }) - 1 : known;
  };
  return {
    add(element, handler) {
      const type = eventType(handler);
      if (type === undefined) return `browsers have no event \`${handler.slice(2)}\``;
      const value = attribute(element, handler);
      if (typeof value !== 'object') return 'it is no function';
      const found = handlerNeeds(value.code, scope);
      if ('lack' in found) return found.lack;
      for (const declaration of found.needs) needed.add(declaration);
      const index = indexOf({ type, code: value.code });
      elements.set(element, [...(elements.get(element) ?? []), index]);
      return undefined;
    },
    finish() {
      if (elements.size === 0) return undefined;
      const script = handlerScript(
        handlers,
        file.declarations.filter((declaration) => needed.has(declaration)),
      );
      for (const [element, indexes] of elements) {
        const names = indexes.map((index) => handlerName(script, index));
        setAttribute(element, handlersAttribute, names.join(' '));
      }
      return script;
    },
  };
}
