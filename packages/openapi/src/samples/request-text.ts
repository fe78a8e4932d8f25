import { jsonText } from '../model/json-text.ts';
import { cookieHeader } from '../request/cookie.ts';
import type { ApiRequest, NamedValue, RequestBody } from '../request/request.ts';

/** The headers with that of the cookies, for clients that have no other way to send them. */
export function headersWithCookies({ cookies, headers }: ApiRequest): readonly NamedValue[] {
  if (cookies.length === 0) return headers;
  return [...headers, { name: 'Cookie', value: cookieHeader(cookies) }];
}

/** A JSON or text body as it is sent; JSON in several lines, to be read. */
export function bodyText(body: Extract<RequestBody, { kind: 'json' | 'text' }>): string {
  return body.kind === 'json' ? jsonText(body.value, 2) : body.text;
}

/** `a=1&b=2` of fields that are not encoded yet; spaces become `+`. */
export function formText(fields: readonly NamedValue[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

/** Whether no name comes twice. */
export function hasUniqueNames(fields: readonly { readonly name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length;
}
