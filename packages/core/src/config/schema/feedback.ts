import { z } from 'zod';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** Kinds of hosts of repositories, each with addresses of its own for editing a file. */
export const repositoryHosts = ['github', 'gitlab', 'bitbucket'] as const;

/** Where the files of the docs folder are kept. */
const repository = z.union([
  requiredText.transform((url) => ({
    url,
    branch: undefined,
    directory: undefined,
    host: undefined,
  })),
  section({
    /** Address of the repository: `https://github.com/acme/docs`. */
    url: requiredText,
    /** Branch that is edited. */
    branch: requiredText.optional(),
    /** Folder of the repository that is the docs folder. */
    directory: z.string().trim().optional(),
    /** What runs at the address, where its name does not say it. */
    host: z.enum(repositoryHosts).optional(),
  }),
]);

/** `feedback`: what readers can say of a page, and where; nothing by default. */
export const feedback = section({
  /** Asks whether the page was helpful. */
  thumbsRating: z.boolean().default(false),
  /** A link to the file of the page, to be edited. */
  suggestEdit: z.boolean().default(false),
  /** A link to a new issue about the page. */
  raiseIssue: z.boolean().default(false),
  repository: repository.optional(),
}).prefault({});
