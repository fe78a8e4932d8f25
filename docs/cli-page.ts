import type { createProgram } from '../packages/waymark/src/cli/program.ts';

type Command = ReturnType<typeof createProgram>;
type Option = Command['options'][number];
type Argument = Command['registeredArguments'][number];

const heading = `---
title: Command line
description: Every command of waymark with all of its options.
---

Each command takes the folder that holds \`docs.json\`; the default is the current one. No Astro project is
needed. Commands end with 0, or with 1 where an error stands. \`waymark <command> --help\` says the same
as this page.
`;

/** The reference of commands, one section each, in the order of the help. */
export function cliPage(program: Command): string {
  return [heading, ...program.commands.flatMap((command) => sections(command, ''))].join('\n');
}

function sections(command: Command, before: string): string[] {
  const name = `${before}${command.name()}`;
  const isFolder = command.commands.length > 0 && command.registeredArguments.length === 0;
  const usage = [
    ['waymark', name, ...command.registeredArguments.map(argumentText)].join(' '),
    ...(command.options.length > 0 ? ['[options]'] : []),
  ].join(' ');
  const parts = [
    `## ${name}`,
    command.description(),
    ...(isFolder ? [] : [`\`\`\`text\n${usage}\n\`\`\``]),
    ...(command.options.length > 0 ? [optionTable(command.options)] : []),
  ];
  const inner = command.commands.flatMap((each) => sections(each, `${name} `));
  return [`${parts.join('\n\n')}\n`, ...inner];
}

function argumentText(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function optionTable(options: readonly Option[]): string {
  const rows = options.map((option) => `| \`${option.flags}\` | ${meaning(option)} |`);
  return ['| Option | Does |', '| --- | --- |', ...rows].join('\n');
}

function meaning({ argChoices, defaultValue, description, negate }: Option): string {
  const values = argChoices?.map((value) => `\`${value}\``).join(', ');
  const hasDefault = !negate && typeof defaultValue === 'string';
  return [
    cell(description),
    ...(values ? [`: ${values}`] : []),
    ...(hasDefault ? [` (default: \`${defaultValue}\`)`] : []),
  ].join('');
}

/** A text as a cell of a table: what would be a tag is code. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/<[\w.-]+>/g, '`$&`');
}
