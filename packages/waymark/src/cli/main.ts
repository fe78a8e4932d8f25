import { outliveReaders } from './lost-reader.ts';
import { outdatedNode } from './node-version.ts';

const outdated = outdatedNode(process.versions.node);
if (outdated === undefined) {
  outliveReaders();
  // Loaded late: the rest does not even parse its dependencies on an older Node.
  const { run } = await import('./program.ts');
  await run();
} else {
  console.error(outdated);
  process.exitCode = 1;
}
