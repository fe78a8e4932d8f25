/**
 * A store, or a part of one, whose failures are told as outages.
 *
 * @param outage what is thrown in the place of a failure
 */
export function reportOutages<Part extends object>(
  part: Part,
  outage: (cause: unknown) => Error,
): Part {
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
      return typeof member === 'object' && member ? reportOutages(member, outage) : member;
    },
  });
}
