/** Ends a command with exit code 1. The message is for the user; empty when all is said. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** Ends a command with what was thrown, which is a sentence for its user. */
export function failCommand(error: unknown): never {
  throw new CommandFailure(error instanceof Error ? error.message : String(error));
}
