import { posix } from 'node:path';
import { directoryOf, unpack } from '../zip.ts';
import { Refusal } from '../tasks.ts';
import { element, findAll, textsOf, type Element, type Node } from './nodes.ts';
import { parseMarkup } from './parse-markup.ts';
import type { Pictures } from './pictures.ts';
import { readParagraphs } from './word-paragraphs.ts';
import { childrenOf, rootOf } from './word-names.ts';
import { numberingOf, stylesOf } from './word-styles.ts';

const body = 'word/document.xml';
/** What was deleted, what fields are made from, and what stands for programs that do not know the rest. */
const dropped = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:commentRangeStart',
]);

/** What the runs of a Word document refer to. */
export interface WordParts {
  readonly styles: ReturnType<typeof stylesOf>;
  readonly signOf: ReturnType<typeof numberingOf>;
  readonly notes: ReadonlyMap<string, string>;
  link(id: string | undefined): string | undefined;
  picture(id: string | undefined): string | undefined;
}

/** A Word document as the elements of a page. All that is unpacked of it counts. */
export function readWord(bytes: Buffer, maxUnpackedBytes: number, pictures: Pictures): Node[] {
  const entries = directoryOf(bytes);
  if (!entries.has(body)) throw new Refusal('unreadable');
  let left = maxUnpackedBytes;
  const unpacked = (name: string): Buffer | undefined => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const content = unpack(bytes, entry, left);
    left -= content.length;
    return content;
  };
  const xml = (name: string): Node[] =>
    parseMarkup(unpacked(name)?.toString('utf8') ?? '', { isXml: true, dropped });
  const relations = relationsOf(xml('word/_rels/document.xml.rels'));
  const names = new Map<string, string>();
  const parts: WordParts = {
    styles: stylesOf(xml('word/styles.xml')),
    signOf: numberingOf(xml('word/numbering.xml')),
    notes: new Map([
      ...notesOf(xml('word/footnotes.xml'), 'footnote'),
      ...notesOf(xml('word/endnotes.xml'), 'endnote'),
    ]),
    link: (id) => relations.get(id ?? '')?.target,
    picture(id) {
      const relation = relations.get(id ?? '');
      // A picture that only has an address is not fetched.
      if (relation === undefined || relation.isExternal) return relation?.target;
      const name = posix.normalize(posix.join('word', relation.target));
      const known = names.get(name);
      const content = known === undefined ? unpacked(name) : undefined;
      const picture = known ?? (content && pictures.keep(content));
      if (picture !== undefined) names.set(name, picture);
      return picture;
    },
  };
  const root = rootOf(parseMarkup(unpacked(body)!.toString('utf8'), { isXml: true, dropped }), 'w:document');
  const [content] = root === undefined ? [] : childrenOf(root, 'w:body');
  if (content === undefined) throw new Refusal('unreadable');
  return readParagraphs(content.children, parts);
}

function relationsOf(
  nodes: readonly Node[],
): ReadonlyMap<string, { readonly target: string; readonly isExternal: boolean }> {
  const root = rootOf(nodes, 'Relationships') ?? element('');
  return new Map(
    childrenOf(root, 'Relationship').map(({ attributes = {} }) => [
      attributes['Id'] ?? '',
      { target: attributes['Target'] ?? '', isExternal: attributes['TargetMode'] === 'External' },
    ]),
  );
}

/** Words of footnotes, by the kind and the id of each. */
const notesOf = (nodes: readonly Node[], kind: 'footnote' | 'endnote'): [string, string][] =>
  findAll(nodes, `w:${kind}`)
    .filter(({ attributes }) => attributes?.['w:type'] === undefined)
    .map((note: Element) => [
      `${kind}:${note.attributes?.['w:id'] ?? ''}`,
      findAll(note.children, 'w:p')
        .map((paragraph) => textsOf(findAll(paragraph.children, 'w:t')))
        .join(' ')
        .trim(),
    ]);
