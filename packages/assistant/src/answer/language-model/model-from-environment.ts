import type { LanguageModel } from 'ai';
import { createAiModel } from './ai-model.ts';
import type { AnswerModel } from './answer-model.ts';

const openaiPackage = {
  name: '@ai-sdk/openai-compatible',
  load: () => import('@ai-sdk/openai-compatible'),
};

const anthropicPackage = {
  name: '@ai-sdk/anthropic',
  load: () => import('@ai-sdk/anthropic'),
};

/** Variables of the environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The model that the environment names: `OPENAI_API_KEY`, `OPENAI_BASE_URL` and `OPENAI_MODEL` for
 * OpenAI and everything that speaks its protocol, else `ANTHROPIC_API_KEY` and `ANTHROPIC_MODEL`.
 * Undefined when it names none.
 *
 * @throws with a sentence for the user when it names one only in part
 */
export function modelFromEnvironment(environment: Environment): AnswerModel | undefined {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const openai = { key: value('OPENAI_API_KEY'), address: value('OPENAI_BASE_URL') };
  if (openai.key !== undefined || openai.address !== undefined) {
    const name = required(value('OPENAI_MODEL'), 'OPENAI_MODEL');
    const baseURL = address(openai.address ?? 'https://api.openai.com/v1');
    return createAiModel(name, () => openaiModel(name, baseURL, openai.key), openaiPackage);
  }
  const key = value('ANTHROPIC_API_KEY');
  if (key === undefined) return undefined;
  const name = required(value('ANTHROPIC_MODEL'), 'ANTHROPIC_MODEL');
  const baseURL = value('ANTHROPIC_BASE_URL');
  return createAiModel(
    name,
    () => anthropicModel(name, key, baseURL && address(baseURL)),
    anthropicPackage,
  );
}

function required(value: string | undefined, variable: string): string {
  if (value !== undefined) return value;
  throw new Error(
    `A language model is set up in the environment, but ${variable} does not name it.`,
  );
}

function address(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/(?<!\/)\/+$/, '');
  throw new Error(
    `The address of the language model must begin with https:// or http://; it is "${text}".`,
  );
}

async function openaiModel(
  name: string,
  baseURL: string,
  apiKey: string | undefined,
): Promise<LanguageModel> {
  const { createOpenAICompatible } = await openaiPackage.load();
  const isOpenai = new URL(baseURL).hostname === 'api.openai.com';
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
    // OpenAI's own newer models refuse the older name.
    ...(isOpenai ? { transformRequestBody: withNewTokenLimit } : {}),
  });
  return provider(name);
}

function withNewTokenLimit({
  max_tokens,
  ...body
}: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

async function anthropicModel(
  name: string,
  apiKey: string,
  baseURL: string | undefined,
): Promise<LanguageModel> {
  const { createAnthropic } = await anthropicPackage.load();
  return createAnthropic({ apiKey, ...(baseURL === undefined ? {} : { baseURL }) })(name);
}
