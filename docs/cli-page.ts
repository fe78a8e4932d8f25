import type { createProgram } from '../packages/waymark/src/cli/program.ts';

type Command = ReturnType<typeof createProgram>;
type Option = Command['options'][number];
type Argument = Command['registeredArguments'][number];

const heading = `---
title: Command line
description: Every command of waymark with all of its options.
---

Most commands take the folder that holds \`docs.json\`; the default is the current one. No Astro project is
needed. Commands end with 0, or with 1 where an error stands. What stands here of a command,
\`waymark <command> --help\` says too.
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
    withFlags(command.description()),
    ...(isFolder ? [] : [`\`\`\`text\n${usage}\n\`\`\``]),
    ...notes(command),
    ...(isFolder ? [] : [argumentTable(command.registeredArguments)]),
    ...(command.options.length > 0 ? [optionTable(command.options)] : []),
  ];
  const inner = command.commands.flatMap((each) => sections(each, `${name} `));
  return [`${parts.join('\n\n')}\n`, ...inner];
}

/** What the help of a command adds after its options. */
function notes(command: Command): string[] {
  const written: string[] = [];
  command.configureOutput({ writeOut: (text) => void written.push(text) });
  command.outputHelp();
  const text = written.join('').replace(command.helpInformation(), '').trim();
  return text === '' ? [] : [`\`\`\`text\n${text}\n\`\`\``];
}

function argumentTable(given: readonly Argument[]): string {
  const rows = given.map((argument) => {
    const { defaultValue, description } = argument;
    const value = defaultValue === '.' ? 'the current one' : defaultValue && `\`${defaultValue}\``;
    const without = value ? ` (default: ${value})` : '';
    return `| \`${argumentText(argument)}\` | ${cell(description)}${without} |`;
  });
  return ['| Argument | Is |', '| --- | --- |', ...rows].join('\n');
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

/** A text as a cell of a table: what would be a tag is code, and so are flags. */
function cell(text: string): string {
  return withFlags(text.replaceAll('|', '\\|').replace(/<[\w.-]+>/g, '`$&`'));
}

/** A text whose flags are code, outside of which two hyphens would be a dash. */
function withFlags(text: string): string {
  return text.replace(/`[^`]*`|(?<![\w-])--[a-z][\w-]*/g, (found) =>
    found.startsWith('`') ? found : `\`${found}\``,
  );
}
