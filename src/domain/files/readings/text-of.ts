import type { ReadContext } from '#src/call/context.ts';
import { readText } from '../content/text.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';
import { readingKindOf } from './reading-kinds.ts';
import { findReading } from './readings.queries.ts';

/** The text of a file that the caller sees, or why there is none. `waiting`: it is being read. */
export type FileText =
  | { readonly state: 'ready'; readonly text: string; readonly readAt: Date }
  | { readonly state: 'waiting' }
  | { readonly state: 'none'; readonly reason: string };

/** The one door to texts of files: those of text files as they are, those of documents as they were read once. */
export async function textOf(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'services' | 'now'>,
  file: StoredFile,
): Promise<FileText> {
  const kind = readingKindOf(file.content_type);
  if (kind === 'pdf' || kind === 'docx') return textOfDocument(ctx, file.id);
  const text = await readText(ctx, file);
  return text === undefined
    ? { state: 'none', reason: 'Text, PDF and Word documents have one.' }
    : { state: 'ready', text, readAt: ctx.now };
}

async function textOfDocument({ db }: Pick<ReadContext, 'db'>, fileId: string): Promise<FileText> {
  const found = await findReading(db, fileId);
  if (found?.status === 'waiting') return { state: 'waiting' };
  if (found?.text != null && found.read_at !== null)
    return { state: 'ready', text: found.text, readAt: found.read_at };
  return {
    state: 'none',
    reason:
      found === undefined
        ? 'It was never read.'
        : (found.failure_reason ?? 'There is no text on its pages; they may be pictures.'),
  };
}
