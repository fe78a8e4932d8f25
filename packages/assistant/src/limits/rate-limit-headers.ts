import { type LimitPolicy, type PolicyUsage, windowSeconds } from './policies.ts';

/** `RateLimit-Policy`: all limits that are on. */
export function policyHeader(policies: Iterable<LimitPolicy>, now: number): string {
  return [...policies]
    .map((policy) => `"${policy.name}";q=${policy.limit};w=${windowSeconds(policy, now)}`)
    .join(', ');
}

/** An item of `RateLimit`: what remains, and seconds until there is more. */
export function usageItem({ policy, remaining, wait }: PolicyUsage): string {
  return `"${policy.name}";r=${remaining}${wait === undefined ? '' : `;t=${wait}`}`;
}

/**
 * The usage that is closest to its limit. That of the organization is left out: it would tell every
 * visitor how busy the site is.
 */
export function closest(usages: Iterable<PolicyUsage>): PolicyUsage | undefined {
  return [...usages]
    .filter(({ policy }) => policy.name !== 'org-hour')
    .sort((a, b) => a.remaining / a.policy.limit - b.remaining / b.policy.limit)[0];
}
