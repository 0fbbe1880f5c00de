import type { Element, Node } from './nodes.ts';
import { childOf, childrenOf, rootOf, valueOf } from './word-names.ts';

/** What a paragraph is by its style. */
export type Role =
  | { readonly kind: 'plain' }
  | { readonly kind: 'title' }
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'quote' }
  | { readonly kind: 'code' }
  | { readonly kind: 'caption' };

interface Style {
  readonly role: Role;
  readonly list: Element | undefined;
}

const plain: Role = { kind: 'plain' };
const maxBases = 20;

/** Styles of the document, by their ids; programs translate names and ids, and say the level of a heading beside. */
export function stylesOf(nodes: readonly Node[]): (id: string | undefined) => Style {
  const styles = new Map(
    childrenOf(rootOf(nodes, 'w:styles') ?? { name: '', children: [] }, 'w:style').map((style) => [
      style.attributes?.['w:styleId'] ?? '',
      style,
    ]),
  );
  const known = new Map<string, Style>();
  const find = (id: string | undefined, bases = 0): Style => {
    const style = id === undefined ? undefined : styles.get(id);
    if (id === undefined || bases > maxBases) return { role: plain, list: undefined };
    const found = known.get(id);
    if (found !== undefined) return found;
    const properties = childOf(style, 'w:pPr');
    const base = find(style === undefined ? undefined : valueOf(style, 'w:basedOn'), bases + 1);
    const made: Style = {
      role: roleOf(id, style === undefined ? undefined : valueOf(style, 'w:name'), properties) ?? base.role,
      list: childOf(properties, 'w:numPr') ?? base.list,
    };
    known.set(id, made);
    return made;
  };
  return find;
}

function roleOf(id: string, name: string | undefined, properties: Element | undefined): Role | undefined {
  const words = (name ?? id).toLowerCase();
  if (words === 'title') return { kind: 'title' };
  const [, level] = /^heading ?([1-9])$/u.exec(words) ?? [];
  if (level !== undefined) return { kind: 'heading', level: Number(level) };
  if (/quote/u.test(words)) return { kind: 'quote' };
  if (/^(?:html )?(?:code|preformatted|source ?code|plain text|macro)/u.test(words)) return { kind: 'code' };
  if (words === 'caption') return { kind: 'caption' };
  const outline = Number(valueOf(properties, 'w:outlineLvl') ?? '9');
  return outline < 9 ? { kind: 'heading', level: outline + 1 } : undefined;
}

export type Sign = 'bullet' | 'number' | 'box';

/** What stands before the items of a list, by its numbering and level. */
export function numberingOf(nodes: readonly Node[]): (numId: string, level: number) => Sign {
  const root = rootOf(nodes, 'w:numbering') ?? { name: '', children: [] };
  const formats = new Map(
    childrenOf(root, 'w:abstractNum').map((list) => [
      list.attributes?.['w:abstractNumId'] ?? '',
      new Map(
        childrenOf(list, 'w:lvl').map((level) => [
          Number(level.attributes?.['w:ilvl'] ?? 0),
          signOf(valueOf(level, 'w:numFmt') ?? 'decimal', valueOf(level, 'w:lvlText') ?? ''),
        ]),
      ),
    ]),
  );
  const lists = new Map(
    childrenOf(root, 'w:num').map((list) => [
      list.attributes?.['w:numId'] ?? '',
      valueOf(list, 'w:abstractNumId') ?? '',
    ]),
  );
  return (numId, level) => formats.get(lists.get(numId) ?? '')?.get(level) ?? 'bullet';
}

/** Ballot boxes of Unicode, and those of the font that Word takes for them. */
function signOf(format: string, text: string): Sign {
  if (/^[☐□❏❑\uF06F\uF0A8]/u.test(text)) return 'box';
  return format === 'bullet' || format === 'none' ? 'bullet' : 'number';
}
