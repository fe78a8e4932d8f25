import { createPlayground, type Playground } from './playground.ts';
import { readPlaygroundData } from './playground-data.ts';
import { withExample } from './with-example.ts';

/**
 * Makes the playground of a page, with its dialog in the document.
 *
 * @param example place of the example of the body that the reader chose, if there is a choice
 */
export async function loadPlayground(source: string, example = 0): Promise<Playground> {
  const data = await readPlaygroundData(source);
  const endpoint = withExample(data, example);
  const playground = createPlayground({ ...data, endpoint });
  document.body.append(playground.dialog);
  return playground;
}
