import { blume } from './blume.ts';
import type { Peer } from './peer.ts';
import { starlight } from './starlight.ts';
import { waymark } from './waymark.ts';

/** All tools that are compared, Waymark first. */
export const peers: readonly Peer[] = [waymark, starlight, blume];
