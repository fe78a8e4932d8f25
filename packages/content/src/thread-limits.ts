/**
 * Limits of the threads of a build. Without a bound each holds some 100 MB of what it could throw
 * away; with this one it is as fast.
 */
export const threadLimits = { maxYoungGenerationSizeMb: 24 };
