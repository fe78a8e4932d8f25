/** Ends a command with exit code 1. The message is for the user; empty when all is said. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
