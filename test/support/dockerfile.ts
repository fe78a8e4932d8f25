import { cpSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { run, userEnvironment } from './run-command.ts';
import { tempFolder } from './temp-folder.ts';

/** What a stage of a Dockerfile leaves. */
export interface Stage {
  /** What its working directory holds. */
  readonly folder: string;
  readonly env: Record<string, string>;
  /** What starts it, and what asks whether it is well. */
  readonly commands: Record<'CMD' | 'HEALTHCHECK', readonly string[]>;
}

/**
 * Does what a Dockerfile says in folders of this machine, one for each stage: its programs come from
 * here, and who runs them is the one who runs this.
 *
 * @param context folder that it copies from
 * @param args values of its arguments
 * @returns the stages, by their names; the last one has the name `last`
 * @throws where a command fails, and at an instruction that this does not know
 */
export async function followDockerfile(
  text: string,
  context: string,
  args: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Stage>> {
  const stages = new Map<string, Stage>();
  let stage = newStage();
  for (const line of text.split('\n').filter((one) => /^[A-Z]/.test(one))) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const words = rest.split(' ');
    switch (instruction) {
      case 'FROM':
        stage = newStage();
        stages.set(words[2] ?? 'last', stage);
        break;
      case 'COPY': {
        const [, from] = /^--from=(\w+)/.exec(rest) ?? [];
        const source = from === undefined ? context : (stages.get(from)?.folder ?? '');
        copy(words.slice(from === undefined ? 0 : 1), source, stage.folder);
        break;
      }
      case 'ARG':
        stage.env[rest] = args[rest] ?? '';
        break;
      case 'ENV':
        for (const word of words) {
          const [name = '', value = ''] = word.split('=');
          stage.env[name] = value;
        }
        break;
      case 'RUN': {
        const env = { ...userEnvironment(), npm_config_prefer_offline: 'true', ...stage.env };
        const { exitCode, output } = await run('sh', ['-c', rest], stage.folder, env);
        if (exitCode !== 0) throw new Error(`${line}\n${output}`);
        break;
      }
      case 'HEALTHCHECK':
        stage.commands.HEALTHCHECK = JSON.parse(rest.replace('CMD ', ''));
        break;
      case 'CMD':
        stage.commands.CMD = JSON.parse(rest);
        break;
      case 'WORKDIR':
      case 'USER':
      case 'VOLUME':
      case 'EXPOSE':
        break;
      default:
        throw new Error(`What does ${line} do?`);
    }
  }
  return stages;
}

function newStage(): Stage {
  return { folder: tempFolder(), env: {}, commands: { CMD: [], HEALTHCHECK: [] } };
}

/** Paths in the working directory of an image, `/app`, are those in its folder. */
function copy(words: readonly string[], source: string, target: string): void {
  const place = path.join(target, words.at(-1) ?? '');
  const files = words.slice(0, -1).flatMap((word) => {
    const found = globSync(word.replace(/^\/app\//, ''), { cwd: source });
    if (found.length === 0) throw new Error(`There is no ${word} in ${source}.`);
    return found;
  });
  for (const file of files) {
    const from = path.join(source, file);
    // The content of a folder is copied, and a file into the folder.
    const isFolder = statSync(from).isDirectory();
    cpSync(from, isFolder ? place : path.join(place, path.basename(file)), { recursive: true });
  }
}
