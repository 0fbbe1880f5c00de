import type { AiMemoryKind } from '#generated/types.gen.ts';

/** A memory, as far as a model reads it. */
export interface ProfileMemory {
  readonly id: string;
  readonly kind: AiMemoryKind;
  readonly subject: string;
  readonly statement: string | null;
}

const maxLength = 50_000;
const maxMemoriesInText = 1_000;
const charactersPerToken = 4;

const headings: Readonly<Record<AiMemoryKind, string>> = {
  instruction: 'Instructions',
  preference: 'Preferences',
  fact: 'Facts',
  term: 'Terms',
};

/** Memories as the AI reads them, by kind and subject; what does not fit is left out, kind by kind. */
export function renderProfile(memories: readonly ProfileMemory[]): {
  text: string;
  ids: string[];
  estimatedTokens: number;
} {
  const parts: string[] = [];
  const ids: string[] = [];
  let length = 0;
  for (const kind of Object.keys(headings) as AiMemoryKind[]) {
    const heading = `## ${headings[kind]}`;
    let isHeaded = false;
    for (const { id, subject, statement } of memories.filter((memory) => memory.kind === kind)) {
      const line = `- **${oneLine(subject)}:** ${oneLine(statement ?? '')}`;
      const added = line.length + 1 + (isHeaded ? 0 : heading.length + 2);
      if (ids.length === maxMemoriesInText || length + added > maxLength) break;
      if (!isHeaded) parts.push(heading);
      isHeaded = true;
      parts.push(line);
      ids.push(id);
      length += added;
    }
  }
  const text = parts.join('\n');
  return { text, ids, estimatedTokens: Math.ceil(text.length / charactersPerToken) };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
