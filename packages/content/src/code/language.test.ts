import { describe, expect, it } from 'vitest';
import { codeLanguage } from './language.ts';

describe('codeLanguage', () => {
  it.each([
    ['bash', 'shellscript', 'Bash'],
    ['sh', 'shellscript', 'Bash'],
    ['zsh', 'shellscript', 'Bash'],
    ['curl', 'shellscript', 'cURL'],
    ['console', 'shellsession', 'console'],
    ['js', 'javascript', 'JavaScript'],
    ['node', 'javascript', 'Node.js'],
    ['TS', 'typescript', 'TypeScript'],
    ['py', 'python', 'Python'],
    ['pycon', 'python', 'Python'],
    ['c#', 'csharp', 'C#'],
    ['dotnet', 'csharp', '.NET'],
    ['c++', 'cpp', 'C++'],
    ['h', 'cpp', 'C++'],
    ['yml', 'yaml', 'YAML'],
    ['golang', 'go', 'Go'],
    ['protobuf', 'proto', 'protobuf'],
    ['dockerfile', 'docker', 'dockerfile'],
    ['properties', 'ini', 'properties'],
    ['env', 'dotenv', 'env'],
    ['ndjson', 'jsonl', 'ndjson'],
    ['pgsql', 'sql', 'pgsql'],
    ['kusto', 'kusto', 'kusto'],
    ['diff', 'diff', 'diff'],
  ])('highlights %j as %s and calls it %j', (word, grammar, label) => {
    expect(codeLanguage(word)).toEqual({ grammar, label });
  });

  it.each([
    'text',
    'txt',
    'plain',
    'plaintext',
    'nocopy',
    'gitignore',
    'response',
    'constructor',
    '',
  ])('prints %j as it is', (word) => {
    expect(codeLanguage(word)).toEqual({ grammar: 'text', label: word });
  });

  it('highlights what is named by a status code as JSON', () => {
    expect(codeLanguage('200')).toEqual({ grammar: 'json', label: '200' });
    expect(codeLanguage('999')).toEqual({ grammar: 'text', label: '999' });
  });
});
