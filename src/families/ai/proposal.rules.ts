import { Ajv } from 'ajv';
import type { AiMemoryKind } from '#generated/types.gen.ts';
import { parseAnswer } from '#src/domain/ai/index.ts';
import type { NoteText, StoredMemory } from './memories.queries.ts';

/** What the AI was shown, by the short names under which it was shown. */
export interface Read {
  readonly memories: readonly { readonly ref: string; readonly memory: StoredMemory }[];
  readonly notes: readonly { readonly ref: string; readonly note: NoteText }[];
}

interface Statement {
  readonly kind: AiMemoryKind;
  readonly subject: string;
  readonly statement: string;
}

/** What the AI proposes to do with memories. */
export interface Proposal {
  readonly merge: readonly (Statement & { readonly of: readonly StoredMemory[] })[];
  readonly retract: readonly StoredMemory[];
  readonly add: readonly (Statement & { readonly from: readonly NoteText[] })[];
}

interface Answer {
  readonly merge?: readonly (Statement & { readonly memories: readonly string[] })[];
  readonly retract?: readonly string[];
  readonly add?: readonly (Statement & { readonly notes?: readonly string[] })[];
}

export const proposalForm = `Answer with JSON alone:
{"merge": [{"memories": ["m1", "m4"], "kind": "fact", "subject": "…", "statement": "…"}], "retract": ["m2"], "add": [{"notes": ["n1"], "kind": "preference", "subject": "…", "statement": "…"}]}
"kind" is fact, preference, instruction or term. "subject" is a topic in a few words, "statement" one sentence or two. An empty list is a good answer.`;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });
const refs = (minItems: number) => ({
  type: 'array',
  minItems,
  maxItems: 50,
  items: { type: 'string', maxLength: 10 },
});
const statement = {
  kind: { enum: ['fact', 'preference', 'instruction', 'term'] },
  subject: text(120),
  statement: text(2_000),
};
const entry = (extra: object, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'subject', 'statement', ...required],
  properties: { ...statement, ...extra },
});

const isAnswer = new Ajv().compile<Answer>({
  type: 'object',
  additionalProperties: false,
  properties: {
    merge: { type: 'array', maxItems: 100, items: entry({ memories: refs(2) }, ['memories']) },
    retract: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 10 } },
    add: { type: 'array', maxItems: 50, items: entry({ notes: refs(0) }, []) },
  },
});

/** The answer of the model, with the memories and notes that it names. Names that it made up are passed over. */
export function readProposal(answer: string, { memories, notes }: Read): Proposal {
  const { merge = [], retract = [], add = [] } = parseAnswer(answer, isAnswer);
  const memoryOf = new Map(memories.map(({ ref, memory }) => [ref, memory]));
  const noteOf = new Map(notes.map(({ ref, note }) => [ref, note]));
  const taken = new Set<string>();
  const take = (ref: string): StoredMemory[] => {
    const memory = memoryOf.get(ref);
    if (memory === undefined || taken.has(ref)) return [];
    taken.add(ref);
    return [memory];
  };
  return {
    merge: merge
      .map(({ memories: named, ...rest }) => ({ ...rest, of: named.flatMap(take) }))
      .filter(({ of }) => of.length > 1),
    retract: retract.flatMap(take),
    add: add.map(({ notes: named = [], ...rest }) => ({
      ...rest,
      from: [...new Set(named)].flatMap((ref) => noteOf.get(ref) ?? []).slice(0, 20),
    })),
  };
}

export const describeProposal = ({ merge, retract, add }: Proposal): string =>
  merge.length + retract.length + add.length === 0
    ? 'Found nothing to change.'
    : `Merged ${merge.reduce((sum, { of }) => sum + of.length, 0)} memories into ${merge.length}, retracted ${retract.length}, added ${add.length}.`;
