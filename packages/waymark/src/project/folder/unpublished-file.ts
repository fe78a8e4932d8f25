import { copyHint, privateFile, type Unpublished } from './private-files.ts';

/** What decides which files of a docs folder its site has. */
interface FolderRules {
  /** All files of the folder. */
  readonly files: readonly string[];
  /** Tells why a file is no page, by its folder or by `.mintignore`. */
  readonly ignored: (file: string) => string | undefined;
  /** Files that the configuration consists of. */
  readonly ofConfig: ReadonlySet<string>;
  /** Whether strangers may not bring a file. */
  readonly isRefused: (file: string) => boolean;
  /** Gives the text of a file. */
  readonly read: (file: string) => string | undefined;
}

/**
 * Tells of files that the site does not have why that is so; nothing of a path where there is no file.
 * What it gives is asked of such files alone.
 */
export function unpublishedFile(rules: FolderRules): (file: string) => Unpublished | undefined {
  const all = new Set(rules.files);
  return (file) => (all.has(file) ? reasonOf(file, rules) : undefined);
}

function reasonOf(file: string, { ignored, isRefused, ofConfig, read }: FolderRules): Unpublished {
  const known = privateFile(file, read);
  if (known) return known;
  const rule = ignored(file);
  if (rule !== undefined) {
    return { why: rule, hint: 'Take the link out, or move the file or change the rule.' };
  }
  if (ofConfig.has(file)) return { why: 'the configuration consists of it', hint: copyHint };
  if (isRefused(file)) {
    return { why: 'strangers may not bring such files', hint: 'Take the link out.' };
  }
  if (/\.(?:mdx?|[jt]sx?|astro)$/i.test(file)) {
    return { why: 'pages are made of it', hint: copyHint };
  }
  return {
    why: 'it belongs to what only some readers get',
    hint: 'Take the link out, or keep the page that links to it for those readers too.',
  };
}
