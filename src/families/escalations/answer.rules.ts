import { Ajv } from 'ajv';
import { parseAnswer } from '#src/domain/ai/index.ts';
import type { NewRecommendation } from './recommendations.queries.ts';

export type Wanted = 'summary' | 'recommendations';

/** What the AI wrote. */
export interface Answer {
  /** Null when no summary was wanted. */
  readonly summary: string | null;
  readonly recommendations: readonly NewRecommendation[];
}

const task = `You help an agency with an escalation: a problem outside its usual process. You get the escalation, its next steps, linked tickets and tasks, and comments.`;

const parts: Readonly<Record<Wanted, string>> = {
  summary:
    'Sum up what happened, how it stands and what outcome is expected, in Markdown, in at most 200 words. Say only what the material says.',
  recommendations:
    'Recommend two to five ways to solve it, the best first: each with a title in a few words, a text of one to three sentences, a rationale that names its sources in the material, up to six steps that carry it out, each a short imperative, and your confidence from 0 to 1. Do not recommend what is done already.',
};

const forms: Readonly<Record<Wanted, string>> = {
  summary: '"summary": "…"',
  recommendations:
    '"recommendations": [{"title": "…", "body_text": "…", "rationale": "…", "suggested_steps": ["…"], "confidence": 0.7}]',
};

/** Instructions for what is wanted, and the form of the answer. */
export const instructionsFor = (
  wanted: readonly Wanted[],
  { language, hasFocus }: { readonly language: string | undefined; readonly hasFocus: boolean },
): string =>
  [
    task,
    ...wanted.map((part) => parts[part]),
    hasFocus ? 'The material "Focus" is the question that the reader wants answered above all.' : '',
    language === undefined ? '' : `Write in the language ${language}, whatever else is said about languages.`,
    `Answer with JSON alone: {${wanted.map((part) => forms[part]).join(', ')}}`,
  ]
    .filter((part) => part !== '')
    .join('\n');

// Of the contract.
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });

const recommendation = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'body_text'],
  properties: {
    title: text(200),
    body_text: text(5_000),
    rationale: { anyOf: [text(5_000), { type: 'null' }] },
    suggested_steps: { type: 'array', maxItems: 20, items: text(300) },
    confidence: { type: ['number', 'null'], minimum: 0, maximum: 1 },
  },
};

interface Written {
  readonly summary?: string;
  readonly recommendations?: readonly (Pick<NewRecommendation, 'title' | 'body_text'> &
    Partial<NewRecommendation>)[];
}

const schemaFor = (wanted: readonly Wanted[]) => ({
  type: 'object',
  required: [...wanted],
  properties: {
    summary: text(10_000),
    recommendations: { type: 'array', minItems: 1, maxItems: 10, items: recommendation },
  },
});

const ajv = new Ajv({ allowUnionTypes: true });
const checks = {
  summary: ajv.compile<Written>(schemaFor(['summary'])),
  recommendations: ajv.compile<Written>(schemaFor(['recommendations'])),
  both: ajv.compile<Written>(schemaFor(['summary', 'recommendations'])),
};

/** The answer of the model, with no more than was asked for. Throws `ModelFault` for one in another form. */
export function readAnswer(answer: string, wanted: readonly Wanted[]): Answer {
  const written = parseAnswer(answer, checks[wanted.length === 2 ? 'both' : wanted[0]!]);
  return {
    summary: wanted.includes('summary') ? written.summary!.trim() : null,
    recommendations: wanted.includes('recommendations')
      ? written.recommendations!.map((each) => ({
          title: each.title.trim(),
          body_text: each.body_text.trim(),
          rationale: each.rationale ?? null,
          suggested_steps: each.suggested_steps ?? [],
          confidence: each.confidence ?? null,
        }))
      : [],
  };
}

export const describeAnswer = ({ summary, recommendations }: Answer): string =>
  [
    summary === null ? '' : 'Wrote a summary.',
    ...recommendations.map(({ title }) => `Recommended: ${title}.`),
  ]
    .filter((part) => part !== '')
    .join(' ');
