import { randomBytes } from 'node:crypto';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: 26 characters that sort by time (milliseconds since 1970), 80 bits of them random. */
export function ulid(now: number): string {
  let time = '';
  for (let rest = now, place = 0; place < 10; place += 1, rest = Math.floor(rest / 32)) {
    time = `${digits[rest % 32]}${time}`;
  }
  return [...randomBytes(16)].reduce((text, byte) => `${text}${digits[byte & 31]}`, time);
}
