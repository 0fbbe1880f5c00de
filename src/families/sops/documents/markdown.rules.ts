import type { BlockContent, SopPublishedStep } from '#generated/types.gen.ts';
import { markdownOfBlock, type NamesInBlocks } from '#src/domain/blocks/index.ts';
import { portable, type PortableBlock } from './block-shapes.rules.ts';
import { readVisible } from './visible.rules.ts';

/** What a document says of an SOP. */
export interface Told {
  readonly title: string;
  readonly summary: string | null;
  readonly steps: readonly SopPublishedStep[];
}

/**
 * The SOP as Markdown that `importSop` reads as the same SOP. What Markdown cannot say stands in comments above it
 * (src/platform/isolate/child/documents/marks.ts).
 */
export function markdownOfSop({ title, summary, steps }: Told, names: NamesInBlocks): string {
  const stepIds = steps.map(({ id }) => id);
  const parts = [
    ...headingOf(1, { title }),
    ...summaryOf(summary),
    ...steps.flatMap(({ blocks, ...step }) => [
      ...headingOf(2, step),
      ...summaryOf(step.summary),
      ...blocks.map(({ content }, index) => blockText(content, blocks[index - 1]?.content, stepIds, names)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Headed = Pick<SopPublishedStep, 'title'> & Partial<SopPublishedStep>;

function headingOf(level: number, { title, is_optional, estimated_minutes }: Headed): string[] {
  const visible = title.replaceAll(/\s+/gu, ' ').trim();
  const fields = {
    ...(!(visible === title && isPlainLine(title)) && { title }),
    ...(is_optional === true && { is_optional }),
    ...(estimated_minutes != null && { estimated_minutes }),
  };
  return [
    `${'#'.repeat(level)} ${isPlainLine(title) ? title : visible.replaceAll(/[!-/:-@[-`{-~]/gu, String.raw`\$&`)}`,
    ...(Object.keys(fields).length === 0 ? [] : [comment('step', fields)]),
  ];
}

const summaryOf = (summary: string | null): string[] =>
  summary === null ? [] : [marked('summary', { summary }, lines(summary), (body) => ({ summary: body }))];

function blockText(
  content: BlockContent,
  before: BlockContent | undefined,
  stepIds: readonly string[],
  names: NamesInBlocks,
): string {
  const block = portable(content, stepIds);
  const visible = lines(markdownOfBlock(content, names));
  if (speaksForItself(block, visible, before)) return visible;
  const { type, ...fields } = block;
  return marked(type, fields, visible, (body) => readVisible(type, body));
}

/** Markdown ends its lines in one way. */
const lines = (text: string): string => text.replaceAll(/\r\n?/gu, '\n');
/** No text ends a block, or begins another one. */
const unmarked = (text: string): string => text.replaceAll('<!--', '&lt;!--');

/** The text below a comment with what it does not say, and would be read otherwise. */
function marked(
  type: string,
  fields: Readonly<Record<string, unknown>>,
  text: string,
  read: (body: string) => Readonly<Record<string, unknown>>,
): string {
  const visible = unmarked(text);
  const found = read(visible);
  const names = new Set([...Object.keys(fields), ...Object.keys(found)]);
  const unsaid = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = fields[name] ?? defaults[name] ?? null;
      return isSame(found[name] ?? defaults[name] ?? null, value) ? [] : [[name, value]];
    }),
  );
  return `${comment('block', { type, ...unsaid })}\n${visible}\n<!-- /block -->`;
}

/** What a block has without its author having said so. */
const defaults: Readonly<Record<string, unknown>> = {
  level: 2,
  display_width: 'full',
  start_seconds: 0,
  height_px: 480,
  is_required: true,
};

const isSame = (found: unknown, value: unknown): boolean =>
  JSON.stringify(sorted(found)) === JSON.stringify(sorted(value));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;

/** JSON in a comment: neither its end nor another line stands in it. */
const comment = (name: 'block' | 'step', fields: object): string =>
  `<!-- ${name} ${JSON.stringify(fields)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('<', String.raw`\u003c`)} -->`;

/** Whether any reader of Markdown takes the text for this block. Only the simplest does; others have a comment. */
function speaksForItself(block: PortableBlock, visible: string, before: BlockContent | undefined): boolean {
  switch (block.type) {
    case 'divider':
      return true;
    case 'heading':
      return isPlainLine(block['text'] as string);
    case 'text':
      // Paragraphs side by side are one text.
      return before?.type !== 'text' && visible === block['body_text'] && isPlainText(visible);
    case 'code':
      return block['caption'] === null && isPlainCode(block['code'] as string);
    case 'table': {
      const cells = [...(block['column_titles'] as string[]), ...(block['rows'] as string[][]).flat()];
      return block['caption'] === null && cells.every(isPlainCell) && (block['rows'] as unknown[]).length > 0;
    }
    default:
      return false;
  }
}

const isPlainLine = (text: string): boolean =>
  /^\p{L}[\p{L}\p{N} ,;.?()'"%€$/–-]*$/u.test(text) && !/ {2}| $|www\.|--|^https?/iu.test(text);
const isPlainCell = (text: string): boolean => isPlainLine(text) || /^\d{1,15}$/u.test(text);
const isPlainText = (text: string): boolean =>
  text.split('\n\n').every((paragraph) => paragraph.split('\n').every((words) => isPlainLine(words)));
const isPlainCode = (code: string): boolean =>
  /^\S[^\x00-\x09\x0b-\x1f\x7f`~]*$/u.test(code) && !code.endsWith('\n') && !code.includes('<!--');
