import type { BlockContent } from '#generated/types.gen.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** A block as it is stored and shown: every property is there, with its default or null where the author left it out. */
export type CompleteBlock = BlockContent;

/** The block with all its properties, ids as they are stored; 400 at the place of what does not fit together. */
export function completeBlock(content: BlockContent, place: string): CompleteBlock {
  switch (content.type) {
    case 'heading':
      return { ...content, level: content.level ?? 2 };
    case 'checklist':
      return {
        type: 'checklist',
        title: content.title ?? null,
        items: withIds(content.items, place),
      };
    case 'image':
      return {
        ...content,
        file_id: storedId(content.file_id),
        caption: content.caption ?? null,
        display_width: content.display_width ?? 'full',
      };
    case 'video':
      return {
        type: 'video',
        file_id: storedId(content.file_id ?? null),
        url: content.url ?? null,
        title: content.title ?? null,
        start_seconds: content.start_seconds ?? 0,
        duration_seconds: content.duration_seconds ?? null,
        captions_file_id: storedId(content.captions_file_id ?? null),
        transcript: content.transcript ?? null,
        is_required: content.is_required ?? true,
      };
    case 'audio':
      return {
        type: 'audio',
        file_id: storedId(content.file_id),
        title: content.title ?? null,
        transcript: content.transcript ?? null,
      };
    case 'file':
      return { type: 'file', file_id: storedId(content.file_id), title: content.title ?? null };
    case 'embed':
      return { ...content, height_px: content.height_px ?? 480 };
    case 'link':
      return {
        type: 'link',
        url: content.url,
        title: content.title ?? null,
        description: content.description ?? null,
      };
    case 'sop':
      return { type: 'sop', sop_id: storedId(content.sop_id), note: content.note ?? null };
    case 'callout':
      return {
        type: 'callout',
        style: content.style,
        title: content.title ?? null,
        body_text: content.body_text,
      };
    case 'quote':
      return { type: 'quote', body_text: content.body_text, attribution: content.attribution ?? null };
    case 'decision':
      return {
        type: 'decision',
        question: content.question,
        options: content.options.map(({ label, body_text, step_id }) => ({
          label,
          body_text: body_text ?? null,
          step_id: storedId(step_id ?? null),
        })),
      };
    case 'code':
      return {
        type: 'code',
        code: content.code,
        language: content.language ?? null,
        caption: content.caption ?? null,
      };
    case 'table':
      requireEvenRows(content, place);
      return { ...content, caption: content.caption ?? null };
    case 'text':
    case 'accordion':
    case 'divider':
      return content;
  }
}

type Of<T extends BlockContent['type']> = Extract<BlockContent, { type: T }>;

/** Ticks belong to the ids of items: each has one, and no two have the same. */
function withIds(items: Of<'checklist'>['items'], place: string): Of<'checklist'>['items'] {
  const complete = items.map(({ id, text, is_required }) => ({
    id: id === undefined ? uuid7() : storedId(id),
    text,
    is_required: is_required ?? true,
  }));
  const ids = complete.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0)
    throw invalid(`${place}.items[${repeated}].id`, 'is the id of another item of this checklist.');
  return complete;
}

function requireEvenRows({ column_titles: columns, rows }: Of<'table'>, place: string): void {
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0)
    throw invalid(
      `${place}.rows[${uneven}]`,
      `has ${rows[uneven]!.length} cells, but the table has ${columns.length} columns. Give one cell for each column.`,
    );
}

/** Whether two complete blocks say the same. */
export const isSameBlock = (a: CompleteBlock, b: CompleteBlock): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** Postgres keeps no order of properties. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/**
 * As `isSameBlock`, of what a caller sends again: items of a checklist that came without ids were given some the first time, and a film
 * that came without its length has that of its file. 400 at the place of what does not fit together.
 */
export const isBlockAgain = (sent: BlockContent, stored: CompleteBlock, place: string): boolean =>
  isSameBlock(completeBlock(asBefore(sent, stored), place), stored);

function asBefore(sent: BlockContent, stored: CompleteBlock): BlockContent {
  if (sent.type === 'video' && stored.type === 'video' && sent.file_id != null)
    return { ...sent, duration_seconds: sent.duration_seconds ?? stored.duration_seconds ?? null };
  if (sent.type !== 'checklist' || stored.type !== 'checklist') return sent;
  const items = sent.items.map((item, index) => ({ ...item, id: item.id ?? stored.items[index]?.id }));
  return { ...sent, items } as BlockContent;
}

/** Bytes of the block as JSON in UTF-8, by which content is limited. */
export const bytesOfBlock = (content: CompleteBlock): number => Buffer.byteLength(JSON.stringify(content));
