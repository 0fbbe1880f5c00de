import type { DocumentPart } from '#src/platform/isolate/index.ts';
import { isBlockType, portableBlock, type PortableBlock } from './block-shapes.rules.ts';
import { readVisible } from './visible.rules.ts';
import { short, type Warnings } from './warnings.ts';

/** A block of a document, and the text that stands for it where it cannot be one. */
export interface ReadBlock {
  readonly block: PortableBlock;
  readonly text: string;
  readonly place: string | null;
  readonly isParagraph: boolean;
  readonly isList: boolean;
}

/** Files of the pictures by their numbers, without those that could not be kept. */
export type PictureIds = ReadonlyMap<number, string>;

type PartOf<K extends DocumentPart['kind']> = Extract<DocumentPart, { kind: K }>;

const maxText = 50_000;

/** A part of a document as blocks: several where one would be too large, a text where none fits. */
export function fitting(part: DocumentPart, pictures: PictureIds, warnings: Warnings): ReadBlock[] {
  const make = (fields: Readonly<Record<string, unknown>>, text: string, more: Partial<ReadBlock> = {}) => {
    const block = portableBlock(fields);
    return block === undefined
      ? textBlocks(text, warnings)
      : [{ block, text, place: warnings.place, isParagraph: false, isList: false, ...more }];
  };
  switch (part.kind) {
    case 'text':
      return textBlocks(part.markdown, warnings, part.form);
    case 'heading':
      return headingBlocks(part, warnings, make);
    case 'checklist':
      return checklistBlocks(part, warnings, make);
    case 'picture':
      return pictureBlocks(part, pictures, warnings, make);
    case 'code':
      return pieces(part.code, maxText).flatMap((code) =>
        make({ type: 'code', code, language: part.language }, code),
      );
    case 'quote':
      return pieces(part.markdown, maxText).flatMap((body_text) =>
        make({ type: 'quote', body_text }, body_text),
      );
    case 'table':
      return tableBlocks(part, warnings, make);
    case 'divider':
      return make({ type: 'divider' }, '---');
    case 'marked':
      return [];
  }
}

type Make = (fields: Readonly<Record<string, unknown>>, text: string) => ReadBlock[];

/** A text as blocks of it. */
export const textBlocks = (
  markdown: string,
  warnings: Warnings,
  form?: PartOf<'text'>['form'],
): ReadBlock[] =>
  pieces(markdown, maxText).map((body_text) => ({
    block: { type: 'text', body_text } as PortableBlock,
    text: body_text,
    place: warnings.place,
    isParagraph: form === 'paragraph',
    isList: form === 'list',
  }));

/** Parts of a text that are short enough, between its paragraphs where that is possible. */
function pieces(text: string, max: number): string[] {
  const found: string[] = [];
  for (let left = text; left.trim() !== '';) {
    if (left.length <= max) return [...found, left];
    const ends = [left.lastIndexOf('\n\n', max), left.lastIndexOf('\n', max), left.lastIndexOf(' ', max)];
    const end = ends.find((at) => at > max / 2) ?? max - (/[\uD800-\uDBFF]/u.test(left[max - 1]!) ? 1 : 0);
    found.push(left.slice(0, end));
    left = left.slice(end).replace(/^\s+/u, '');
  }
  return found;
}

function headingBlocks({ text, level }: PartOf<'heading'>, warnings: Warnings, make: Make): ReadBlock[] {
  if ([...text].length > 200)
    warnings.add(`The heading "${text}" is longer than 200 characters and was kept as text.`);
  return make({ type: 'heading', text, level }, `**${text}**`);
}

function checklistBlocks({ items }: PartOf<'checklist'>, warnings: Warnings, make: Make): ReadBlock[] {
  if (items.some((item) => [...item].length > 500)) {
    warnings.add('A checklist has an item of more than 500 characters and was kept as text.');
    return textBlocks(items.map((item) => `- [ ] ${item}`).join('\n'), warnings, 'list');
  }
  return slices(items, 100).flatMap((some) =>
    make(
      { type: 'checklist', items: some.map((text) => ({ text })) },
      some.map((item) => `- [ ] ${item}`).join('\n'),
    ),
  );
}

function tableBlocks({ columns, rows }: PartOf<'table'>, warnings: Warnings, make: Make): ReadBlock[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  const isTooLarge =
    columns.length > 20 ||
    columns.some((cell) => [...cell].length > 200) ||
    rows.some((row) => row.some((cell) => [...cell].length > 2000));
  if (isTooLarge) {
    warnings.add(
      'A table has more than 20 columns, or longer cells than a table can have, and was kept as text.',
    );
    return textBlocks(text, warnings, 'list');
  }
  const even = rows.map((row) => columns.map((_, index) => row[index] ?? ''));
  return (even.length === 0 ? [[]] : slices(even, 500)).flatMap((some) =>
    make({ type: 'table', column_titles: columns, rows: some }, text),
  );
}

const slices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const reasons: Readonly<Record<string, string>> = {
  'picture:unread': 'is not a JPEG, PNG, GIF or WebP that can be read',
  'picture:surplus': 'is too much: a document may have 200 pictures, with 32 MiB together',
};

function pictureBlocks(
  { address, alt, caption }: PartOf<'picture'>,
  pictures: PictureIds,
  warnings: Warnings,
  make: Make,
): ReadBlock[] {
  const [, number] = /^picture:(\d+)$/u.exec(address) ?? [];
  const fileId = number === undefined ? undefined : pictures.get(Number(number));
  const words = alt === '' ? (caption ?? '') : alt;
  if (fileId !== undefined)
    return make(
      {
        type: 'image',
        file_id: fileId,
        alt_text: short(alt, 500),
        caption: caption === null || caption.trim() === '' ? null : short(caption, 500),
      },
      words,
    );
  const isAddress = /^https?:\/\/[^\s<>()]+$/u.test(address);
  const name = words === '' ? '' : ` "${short(words, 100)}"`;
  const reason =
    number === undefined
      ? (reasons[address] ?? 'is not part of the document, and pictures are not fetched')
      : 'could not be kept';
  warnings.add(`The picture${name} ${reason}${isAddress ? `: ${address}` : '.'}`);
  const label = (words === '' ? address : words).replaceAll(/[[\]\\]/gu, String.raw`\$&`);
  return textBlocks(isAddress ? `[${label}](${address})` : words, warnings, 'paragraph');
}

/** A block with a comment of an export. One that was changed into something else is text. */
export function markedBlock(
  fields: Readonly<Record<string, unknown>>,
  body: string,
  warnings: Warnings,
): ReadBlock[] {
  const visible = isBlockType(fields['type']) ? readVisible(fields['type'], body) : {};
  const block = portableBlock({ ...visible, ...fields });
  if (block !== undefined)
    return [{ block, text: body, place: warnings.place, isParagraph: false, isList: false }];
  warnings.add(
    `A block of the type ${short(String(fields['type']), 40)} is incomplete and was kept as text.`,
  );
  return textBlocks(body, warnings);
}
