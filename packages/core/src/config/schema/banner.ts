import { z } from 'zod';
import { modeColor } from './color.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** `banner`: a line above everything. Also a property of languages. */
export const banner = section({
  /** Inline Markdown; required. */
  content: requiredText,
  /** Shows a close button; false by default. */
  dismissible: z.boolean().default(false),
  /** Importance, which sets the colour; `info` by default. */
  type: z.enum(['info', 'warning', 'critical']).default('info'),
  /** Background instead of that of `type`. */
  color: modeColor.optional(),
});
