import { Problem } from '../problem.ts';

/** A store, or a part of one, whose failures are told to clients as outages that pass. */
export function reportOutages<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function') {
        return async (...values: unknown[]): Promise<unknown> => {
          try {
            return await Reflect.apply(member, target, values);
          } catch (cause) {
            throw outage(cause);
          }
        };
      }
      return typeof member === 'object' && member ? reportOutages(member) : member;
    },
  });
}

function outage(cause: unknown): Problem {
  return new Problem('store_unavailable', {
    detail: 'The assistant cannot be used at the moment. Try again shortly.',
    retryAfter: 5,
    cause,
  });
}
