import type { Icon } from '@waymark/core';

/** An assistant elsewhere that a link starts with a prompt. */
export interface Agent {
  /** As its owner writes it. */
  readonly name: string;
  readonly icon: Icon;
  /** The prompt is appended, encoded. */
  readonly link: string;
}

const bot: Icon = { name: 'bot', library: 'lucide' };
const sparkles: Icon = { name: 'sparkles', library: 'lucide' };

const devinDesktop: Agent = {
  name: 'Devin Desktop',
  icon: bot,
  // Its scheme is that of its former name.
  link: 'windsurf://cascade?prompt=',
};

/** The assistants of `contextual.options`, by their names there. */
export const agents: ReadonlyMap<string, Agent> = new Map([
  [
    'chatgpt',
    {
      name: 'ChatGPT',
      icon: { name: 'openai', style: 'brands' },
      link: 'https://chatgpt.com/?hints=search&q=',
    },
  ],
  [
    'claude',
    {
      name: 'Claude',
      icon: { name: 'claude', style: 'brands' },
      link: 'https://claude.ai/new?q=',
    },
  ],
  [
    'perplexity',
    { name: 'Perplexity', icon: sparkles, link: 'https://www.perplexity.ai/search?q=' },
  ],
  ['grok', { name: 'Grok', icon: sparkles, link: 'https://grok.com/?q=' }],
  [
    'aistudio',
    {
      name: 'Google AI Studio',
      icon: { name: 'google', style: 'brands' },
      link: 'https://aistudio.google.com/prompts/new_chat?prompt=',
    },
  ],
  ['devin', { name: 'Devin', icon: bot, link: 'https://app.devin.ai/?prompt=' }],
  ['devin-desktop', devinDesktop],
  ['windsurf', devinDesktop],
]);
