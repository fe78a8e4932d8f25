type Log = typeof console.error;

/** What writes to the console while nothing is rendered. */
let usual: Log | undefined;
let running = 0;
let held: Parameters<Log>[] = [];

/**
 * Runs what renders with React, which writes an error to the console and throws it too: who catches
 * it says it with its place. Errors that are only written are shown when all that runs has ended.
 *
 * @throws what it throws
 */
export async function thrownOnce<Value>(render: () => Promise<Value>): Promise<Value> {
  if (running++ === 0) hold();
  try {
    return await render();
  } catch (error) {
    held = held.filter((said) => !said.includes(error));
    throw error;
  } finally {
    if (--running === 0) release();
  }
}

function hold(): void {
  const log = console.error;
  usual = log;
  console.error = (...said) => {
    if (said.some((item) => item instanceof Error)) held.push(said);
    else log(...said);
  };
}

function release(): void {
  if (usual) console.error = usual;
  for (const said of held) console.error(...said);
  held = [];
}
