import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { StartError } from '#src/platform/errors/index.ts';
import type { AiModelSpec } from './model.ts';

/** One model as the operator's file describes it; `docs/guides/ai.md` has an example. */
interface ModelEntry {
  readonly key: string;
  readonly label: string;
  readonly provider: string;
  readonly description?: string;
  readonly protocol: 'openai' | 'anthropic';
  readonly url: string;
  readonly model: string;
  /** The environment variable that has the provider's key. */
  readonly key_variable?: string;
  readonly context_tokens: number;
  readonly max_output_tokens: number;
  readonly credits_per_million?: {
    readonly input: number;
    readonly cached_input: number;
    readonly output: number;
  };
  readonly can_use_tools?: boolean;
}

const name = { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' };
const credits = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const tokens = { type: 'integer', minimum: 1, maximum: 100_000_000 };
const schema = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['key', 'label', 'provider', 'protocol', 'url', 'model', 'context_tokens', 'max_output_tokens'],
    properties: {
      key: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[a-z0-9]+([._-][a-z0-9]+)*$' },
      label: name,
      provider: name,
      description: { type: 'string', maxLength: 500 },
      protocol: { enum: ['openai', 'anthropic'] },
      url: { type: 'string', maxLength: 500, pattern: '^https?://' },
      model: { type: 'string', minLength: 1, maxLength: 200 },
      key_variable: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
      context_tokens: tokens,
      max_output_tokens: tokens,
      credits_per_million: {
        type: 'object',
        additionalProperties: false,
        required: ['input', 'cached_input', 'output'],
        properties: { input: credits, cached_input: credits, output: credits },
      },
      can_use_tools: { type: 'boolean' },
    },
  },
};

/** The models of the operator's file. Throws `StartError` with the place and the cure. */
export function readModelFile(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): AiModelSpec[] {
  const entries = parse(path);
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    if (seen.has(entry.key)) throw fault(path, `/${index}/key ${entry.key} stands there twice`);
    seen.add(entry.key);
    const { input = 0, cached_input: cachedInput = 0, output = 0 } = entry.credits_per_million ?? {};
    return {
      key: entry.key,
      label: entry.label,
      provider: entry.provider,
      description: entry.description ?? '',
      contextTokens: entry.context_tokens,
      maxOutputTokens: entry.max_output_tokens,
      prices: { input, cachedInput, output },
      canUseTools: entry.can_use_tools ?? false,
      connection: {
        protocol: entry.protocol,
        url: entry.url,
        model: entry.model,
        key: keyOf(path, entry, environment),
      },
    };
  });
}

function parse(path: string): readonly ModelEntry[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fault(
      path,
      error instanceof SyntaxError ? `it is not JSON (${error.message})` : 'it cannot be read',
    );
  }
  const validate = new Ajv.default({ strict: true }).compile<readonly ModelEntry[]>(schema);
  if (validate(content)) return content;
  const { instancePath = '', message = 'is not valid' } = validate.errors![0]!;
  throw fault(path, `${instancePath || 'the whole'} ${message}`);
}

function keyOf(
  path: string,
  { key, key_variable: variable }: ModelEntry,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  if (variable === undefined) return null;
  const value = environment[variable];
  if (!value) throw fault(path, `the model ${key} takes its key from ${variable}, which is not set`);
  return value;
}

const fault = (path: string, what: string): StartError =>
  new StartError(`AI_MODELS names ${path}, and ${what}. docs/guides/ai.md has an example of such a file.`);

/** The one model of `AI_URL`, which costs nothing: whoever runs it pays for it otherwise. */
export const singleModel = (connection: AiModelSpec['connection']): AiModelSpec => ({
  key:
    connection.model
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'model',
  label: connection.model.slice(0, 120),
  provider: new URL(connection.url).hostname.slice(0, 120),
  description: 'The model that this installation was set up with.',
  contextTokens: 128_000,
  maxOutputTokens: 8_192,
  prices: { input: 0, cachedInput: 0, output: 0 },
  canUseTools: false,
  connection,
});
