import type { Target } from './target.ts';
import { apiDescription } from './targets/api-description.ts';
import { config } from './targets/config.ts';
import { mdx } from './targets/mdx.ts';
import { messageBody } from './targets/message-body.ts';
import { navigation } from './targets/navigation.ts';
import { untrustedPage } from './targets/untrusted-page.ts';

/** By the names that `npm run fuzz` takes. */
export const targets: Readonly<Record<string, Target>> = {
  config,
  navigation,
  mdx,
  'untrusted-page': untrustedPage,
  'api-description': apiDescription,
  'message-body': messageBody,
};
