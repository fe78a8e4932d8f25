import { z } from 'zod';

/** A text without spaces at its ends, which may not be empty. */
export const requiredText = z.string().trim().min(1);

/** A path of the docs folder or an address, not empty. */
export const pathOrUrl = requiredText;
