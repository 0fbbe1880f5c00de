import type { BlockContent } from '#generated/types.gen.ts';
import { markdownOfBlock, type NamesInBlocks } from '#src/domain/blocks/index.ts';
import type { Draft } from '#src/platform/isolate/index.ts';
import type { Picture } from './export-pictures.ts';
import type { Told } from './markdown.rules.ts';

/** Pictures with their numbers, by the ids of their files. */
export type NumberedPictures = ReadonlyMap<string, Picture & { readonly number: number }>;

const tag = (name: string, ...children: readonly Draft[]): Draft => ({ name, children });
const shares = { small: 1 / 3, medium: 2 / 3, full: 1 } as const;

/** The SOP as what pages and Word documents are written from. */
export const draftsOfSop = (
  { title, summary, steps }: Told,
  names: NamesInBlocks,
  pictures: NumberedPictures,
): Draft[] => [
  tag('h1', title),
  ...(summary === null ? [] : [tag('p', summary)]),
  ...steps.flatMap((step) => [
    tag('h2', step.title),
    ...(step.summary === null ? [] : [tag('p', step.summary)]),
    ...step.blocks.flatMap(({ content }) => draftsOfBlock(content, names, pictures)),
  ]),
];

function draftsOfBlock(content: BlockContent, names: NamesInBlocks, pictures: NumberedPictures): Draft[] {
  switch (content.type) {
    case 'text':
      return [tag('div', { markdown: content.body_text })];
    case 'heading':
      return [tag(`h${(content.level ?? 2) + 2}`, content.text)];
    case 'checklist':
      return [
        ...titled(content.title),
        tag(
          'ul',
          ...content.items.map(({ text, is_required }) =>
            tag('li', box, is_required === false ? `${text} (optional)` : text),
          ),
        ),
      ];
    case 'image':
      return pictureOf(content, names, pictures);
    case 'callout':
      return [tag('aside', ...titled(content.title), { markdown: content.body_text })];
    case 'quote':
      return [
        tag(
          'blockquote',
          { markdown: content.body_text },
          ...(content.attribution == null ? [] : [tag('p', `— ${content.attribution}`)]),
        ),
      ];
    case 'accordion':
      return content.items.flatMap(({ title, body_text }) => [...titled(title), { markdown: body_text }]);
    case 'code':
      return [
        tag('pre', {
          name: 'code',
          attributes: { class: `language-${content.language ?? ''}` },
          children: [content.code],
        }),
        ...captioned(content.caption),
      ];
    case 'table':
      return [
        tag(
          'table',
          tag('tr', ...content.column_titles.map((cell) => tag('th', cell))),
          ...content.rows.map((row) => tag('tr', ...row.map((cell) => tag('td', { markdown: cell })))),
        ),
        ...captioned(content.caption),
      ];
    case 'divider':
      return [tag('hr')];
    default:
      return [tag('div', { markdown: markdownOfBlock(content, names) })];
  }
}

const box: Draft = { name: 'input', attributes: { type: 'checkbox' }, children: [] };
const titled = (title: string | null | undefined): Draft[] =>
  title == null ? [] : [tag('p', tag('strong', title))];
const captioned = (caption: string | null | undefined): Draft[] =>
  caption == null ? [] : [tag('p', tag('em', caption))];

function pictureOf(
  { file_id: id, alt_text: alt, caption, display_width: width }: Extract<BlockContent, { type: 'image' }>,
  names: NamesInBlocks,
  pictures: NumberedPictures,
): Draft[] {
  const picture = pictures.get(id);
  if (picture === undefined)
    return [
      tag('p', tag('em', `${alt === '' ? 'Picture' : alt} (${names.file(id) ?? 'missing file'})`)),
      ...captioned(caption),
    ];
  const share = shares[width ?? 'full'];
  const shown: Draft = {
    name: 'file-picture',
    attributes: {
      id,
      alt,
      number: String(picture.number),
      share: String(share),
      width: String(Math.min(picture.width, Math.round(736 * share))),
      height: String(Math.round((Math.min(picture.width, 736 * share) * picture.height) / picture.width)),
    },
    children: [],
  };
  return [tag('figure', shown, ...(caption == null ? [] : [tag('figcaption', caption)]))];
}
