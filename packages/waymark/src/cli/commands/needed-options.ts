import type { Command, Option } from 'commander';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/**
 * Has a command refuse options that say nothing without another one, before it does anything.
 *
 * @param needed the option that each of some needs, by their long flags
 */
export function addNeededOptions(
  command: Command,
  needed: Readonly<Record<`--${string}`, `--${string}`>>,
): void {
  const pairs = Object.entries(needed).map(
    ([flag, other]) => [optionOf(command, flag), optionOf(command, other)] as const,
  );
  command.hook('preAction', () => {
    for (const [option, other] of pairs) {
      const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli';
      if (!isGiven || command.getOptionValue(other.attributeName())) continue;
      throw new CommandFailure(`\`${option.long}\` needs \`${other.flags}\`.`);
    }
  });
}

/** @throws where the command has no such option, which is a slip in its definition */
function optionOf({ options }: Command, flag: string): Option {
  const option = options.find(({ long }) => long === flag);
  if (option === undefined) throw new Error(`There is no option ${flag}.`);
  return option;
}
