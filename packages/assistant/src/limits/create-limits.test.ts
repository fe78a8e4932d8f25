import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { createLimits } from './create-limits.ts';
import type { LimitedKey, LimitSettings } from './limits.ts';

const noon = Date.UTC(2030, 10, 21, 12, 0, 30);
const client = { address: '192.0.2.1', network: '192.0.2.1' };
const key = { id: 'key_1', organization: 'acme', kind: 'secret' } as const;

async function setUp(settings: Partial<LimitSettings>) {
  const time = { now: noon };
  const store = await openMemoryStore();
  const limits = createLimits({ store, settings, clock: () => time.now });
  /** A request that goes through all stages, as far as it gets. */
  const ask = async (from = client, by: LimitedKey = key) => {
    const request = limits.request(from);
    try {
      await request.arrive();
      await request.authenticate(by);
      await request.use();
      return { request, refusal: undefined };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { request, refusal: { code: error.code, ...error.details } };
    }
  };
  return { time, store, limits, ask };
}

async function repeat(count: number, action: () => Promise<unknown>) {
  for (let index = 0; index < count; index += 1) await action();
}

describe('limits', () => {
  it('lets 10,000 uses of a key pass in a month, and not one more, by default', async () => {
    const { ask, time } = await setUp({ requestsPerOrganizationAndHour: false });
    let network = 0;
    await repeat(10_000, async () => {
      network += 1;
      const address = `network ${network % 7}`;
      expect((await ask({ address, network: address })).refusal).toBeUndefined();
    });
    const { refusal } = await ask();
    expect(refusal).toMatchObject({
      code: 'key_quota_exceeded',
      violatedPolicies: ['key-month'],
      retryAfter: (Date.UTC(2030, 11) - noon) / 1_000,
    });
    time.now = Date.UTC(2030, 11) - 1;
    expect((await ask()).refusal?.headers?.['retry-after']).toBe('1');
    time.now = Date.UTC(2030, 11);
    expect((await ask()).refusal).toBeUndefined();
  });

  it('gives an exact time to try again for the hour of an organization', async () => {
    const { ask, time } = await setUp({ requestsPerOrganizationAndHour: 3 });
    await ask();
    time.now += 90_000;
    await repeat(2, ask);
    const { refusal } = await ask();
    // The first was counted in the minute of 12:00, which leaves at 13:00; it is 12:02:00.
    expect(refusal).toMatchObject({ code: 'organization_rate_limited', retryAfter: 3_480 });
    time.now += 3_480_000 - 1;
    expect((await ask()).refusal?.retryAfter).toBe(1);
    time.now += 1;
    expect((await ask()).refusal).toBeUndefined();
    expect((await ask()).refusal?.code).toBe('organization_rate_limited');
  });

  it('counts requests of an address for a day, whether they have a key or not', async () => {
    const { ask, limits, time } = await setUp({ requestsPerAddressAndDay: 2 });
    await limits.request(client).arrive();
    await ask();
    const { refusal } = await ask();
    expect(refusal).toMatchObject({ code: 'ip_rate_limited', retryAfter: 86_400 - 30 });
    expect(refusal?.detail).toBe(
      'This address has sent all requests that are allowed in 24 hours. Try again in 24 hours.',
    );
    expect((await ask({ address: 'other', network: 'other' })).refusal).toBeUndefined();
    time.now += (86_400 - 30) * 1_000;
    expect((await ask()).refusal).toBeUndefined();
  });

  it('leaves the uses of a key that anybody can read to more than one address', async () => {
    const { ask } = await setUp({ usesPerKeyAndMonth: 3, usesPerAddressAndMonth: 2 });
    const publishable = { ...key, id: 'key_2', kind: 'publishable' } as const;
    const other = { address: 'other', network: 'other' };
    await repeat(2, () => ask(client, publishable));
    expect((await ask(client, publishable)).refusal).toMatchObject({
      code: 'ip_rate_limited',
      violatedPolicies: ['address-month'],
    });
    const { refusal, request } = await ask(other, publishable);
    expect(refusal).toBeUndefined();
    expect((await ask(other, publishable)).refusal?.code).toBe('key_quota_exceeded');
    // What is given back is so of both, and what was refused counts for neither.
    await request.refund();
    await request.refund();
    expect((await ask(other, publishable)).refusal).toBeUndefined();
    await repeat(3, ask);
    expect((await ask()).refusal?.violatedPolicies).toEqual(['key-month']);
  });

  it('leaves the counters of a refusal and of later stages untouched', async () => {
    const { ask, time } = await setUp({
      requestsPerAddressAndDay: 5,
      requestsPerOrganizationAndHour: 2,
      usesPerKeyAndMonth: 3,
    });
    // The address counts all five, the organization and the key only the two that came through.
    await repeat(5, ask);
    expect((await ask()).refusal?.code).toBe('ip_rate_limited');
    time.now += 3_600_000;
    const other = { address: 'other', network: 'other' };
    expect((await ask(other)).refusal).toBeUndefined();
    expect((await ask(other)).refusal?.code).toBe('key_quota_exceeded');
  });

  it('reports the longest wait and all limits that are used up', async () => {
    const { ask } = await setUp({ requestsPerOrganizationAndHour: 1, usesPerKeyAndMonth: 1 });
    await ask();
    const { refusal } = await ask();
    const retryAfter = (Date.UTC(2030, 11) - noon) / 1_000;
    expect(refusal).toMatchObject({
      code: 'organization_rate_limited',
      violatedPolicies: ['org-hour', 'key-month'],
      retryAfter,
    });
    expect(refusal?.headers).toEqual({
      ratelimit: `"org-hour";r=0;t=3570, "key-month";r=0;t=${retryAfter}`,
      'ratelimit-policy':
        '"ip-day";q=10000;w=86400, "org-hour";q=1;w=3600, "key-month";q=1;w=2592000',
      'retry-after': String(retryAfter),
    });
  });

  it('gives a use back once, in the month that it was taken in', async () => {
    const { ask, time } = await setUp({ usesPerKeyAndMonth: 2 });
    const first = await ask();
    await ask();
    expect((await ask()).refusal?.code).toBe('key_quota_exceeded');
    await first.request.refund();
    await first.request.refund();
    expect((await ask()).refusal).toBeUndefined();
    const late = await ask();
    expect(late.refusal?.code).toBe('key_quota_exceeded');
    await late.request.refund();
    expect((await ask()).refusal?.code).toBe('key_quota_exceeded');
    time.now = Date.UTC(2030, 11);
    await repeat(2, ask);
    await first.request.refund();
    expect((await ask()).refusal?.code).toBe('key_quota_exceeded');
  });

  it('tells on success what is closest to its limit, but not how busy the organization is', async () => {
    const { ask } = await setUp({ requestsPerOrganizationAndHour: 2, usesPerKeyAndMonth: 50 });
    const { request } = await ask();
    expect(request.headers()).toEqual({
      ratelimit: `"key-month";r=49;t=${(Date.UTC(2030, 11) - noon) / 1_000}`,
      'ratelimit-policy':
        '"ip-day";q=10000;w=86400, "org-hour";q=2;w=3600, "key-month";q=50;w=2592000',
    });
  });

  it('counts nothing where limits are off, and no exempt address', async () => {
    const off = await setUp({
      usesPerKeyAndMonth: false,
      requestsPerOrganizationAndHour: false,
      requestsPerAddressAndDay: false,
    });
    const { refusal, request } = await off.ask();
    await request.refund();
    expect([refusal, request.headers()]).toEqual([undefined, {}]);
    const exempt = await setUp({ requestsPerAddressAndDay: 1, exemptAddresses: ['192.0.2.0/24'] });
    await repeat(3, async () => expect((await exempt.ask()).refusal).toBeUndefined());
  });

  it('keeps organizations and keys apart', async () => {
    const { ask } = await setUp({ requestsPerOrganizationAndHour: 1, usesPerKeyAndMonth: 1 });
    await ask();
    expect(
      (await ask(client, { ...key, id: 'key_2', organization: 'other' })).refusal,
    ).toBeUndefined();
    expect((await ask(client, { ...key, organization: 'third' })).refusal?.code).toBe(
      'key_quota_exceeded',
    );
  });

  it('refuses settings that are no limits', async () => {
    const store = await openMemoryStore();
    const create = (settings: Partial<LimitSettings>) => () => createLimits({ store, settings });
    expect(create({ usesPerKeyAndMonth: 1.5 })).toThrow(/"key-month".*1\.5/);
    expect(create({ usesPerKeyAndMonth: -1 })).toThrow();
    expect(create({ exemptAddresses: ['10.0.0.0/33'] })).toThrow(/10\.0\.0\.0\/33/);
  });
});
