import { element, isElement, type Element, type Node } from './nodes.ts';
import type { WordParts } from './read-word.ts';
import { readRuns } from './word-runs.ts';
import { childOf, childrenOf, valueOf } from './word-names.ts';
import type { Role, Sign } from './word-styles.ts';

/** A paragraph as it stands in the document. */
interface Paragraph {
  readonly role: Role;
  readonly list: { readonly level: number; readonly sign: Sign; readonly id: string } | undefined;
  readonly runs: readonly Node[];
  /** Nothing but a line below it. */
  readonly isLine: boolean;
}

type Piece = Paragraph | { readonly table: Element };

/** Paragraphs and tables as elements of a page: neighbours of a list, a quotation or a code become one. */
export function readParagraphs(nodes: readonly Node[], parts: WordParts): Node[] {
  const pieces = piecesOf(nodes, parts);
  const hasTitle = pieces.some((piece) => 'role' in piece && piece.role.kind === 'title');
  const found: Node[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]!;
    const next = endOfRun(pieces, at);
    const last = found.at(-1);
    if ('table' in piece) found.push(piece.table);
    else if (piece.role.kind === 'caption' && isPicture(last))
      found[found.length - 1] = element('figure', [...last.children, element('figcaption', piece.runs)]);
    else found.push(...together(pieces.slice(at, next) as Paragraph[], hasTitle));
    at = next;
  }
  return found;
}

const isPicture = (node: Node | undefined): node is Element =>
  node !== undefined &&
  isElement(node) &&
  node.name === 'p' &&
  node.children.length === 1 &&
  isElement(node.children[0]!) &&
  node.children[0].name === 'img';

function piecesOf(nodes: readonly Node[], parts: WordParts): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (!isElement(node)) return [];
    if (node.name === 'w:p') return [paragraphOf(node, parts)];
    if (node.name === 'w:tbl') return [{ table: tableOf(node, parts) }];
    // Frames around paragraphs, such as fields to fill in and tracked changes.
    return piecesOf(node.children, parts);
  });
}

function paragraphOf(node: Element, parts: WordParts): Paragraph {
  const properties = childOf(node, 'w:pPr');
  const style = parts.styles(valueOf(properties, 'w:pStyle'));
  const numbering = childOf(properties, 'w:numPr') ?? style.list;
  const id = valueOf(numbering, 'w:numId') ?? '0';
  const level = Math.min(8, Number(valueOf(numbering, 'w:ilvl') ?? 0) || 0);
  const runs = readRuns(node.children, parts);
  const outline = Number(valueOf(properties, 'w:outlineLvl') ?? '9');
  return {
    role: outline < 9 ? { kind: 'heading', level: outline + 1 } : style.role,
    list: id === '0' ? undefined : { id, level, sign: parts.signOf(id, level) },
    runs,
    isLine: runs.length === 0 && childOf(childOf(properties, 'w:pBdr'), 'w:bottom') !== undefined,
  };
}

/** Where the paragraphs end that belong together with this one. */
function endOfRun(pieces: readonly Piece[], at: number): number {
  const first = pieces[at]!;
  const kind = kindOf(first);
  let end = at + 1;
  if (kind === undefined) return end;
  while (end < pieces.length && kindOf(pieces[end]!) === kind) end += 1;
  return end;
}

function kindOf(piece: Piece): string | undefined {
  if ('table' in piece) return undefined;
  if (piece.list !== undefined && piece.role.kind !== 'heading') return 'list';
  return ['quote', 'code'].includes(piece.role.kind) ? piece.role.kind : undefined;
}

function together(paragraphs: readonly Paragraph[], hasTitle: boolean): Node[] {
  const [first] = paragraphs as [Paragraph, ...Paragraph[]];
  switch (kindOf(first)) {
    case 'list':
      return listsOf(paragraphs, 0);
    case 'quote':
      return [
        element(
          'blockquote',
          paragraphs.map(({ runs }) => element('p', runs)),
        ),
      ];
    case 'code':
      return [element('pre', [paragraphs.map(({ runs }) => linesOf(runs)).join('\n')])];
    default:
      return [first.isLine ? element('hr') : element(nameOf(first.role, hasTitle), first.runs)];
  }
}

const linesOf = (runs: readonly Node[]): string =>
  runs
    .map((run) => {
      if (!isElement(run)) return run;
      return run.name === 'br' ? '\n' : linesOf(run.children);
    })
    .join('');

/** With a title, the headings stand below it. */
function nameOf(role: Role, hasTitle: boolean): string {
  if (role.kind === 'title') return 'h1';
  return role.kind === 'heading' ? `h${Math.min(6, role.level + (hasTitle ? 1 : 0))}` : 'p';
}

/** Paragraphs of lists as nested lists, by their levels. */
function listsOf(paragraphs: readonly Paragraph[], level: number): Node[] {
  const lists: { readonly key: string; readonly name: string; readonly items: Node[] }[] = [];
  for (let at = 0; at < paragraphs.length;) {
    const { list, runs } = paragraphs[at]!;
    let end = at + 1;
    while (end < paragraphs.length && paragraphs[end]!.list!.level > level) end += 1;
    const isDeeper = list!.level > level;
    const inner = paragraphs.slice(isDeeper ? at : at + 1, end);
    const nested = inner.length === 0 ? [] : listsOf(inner, level + 1);
    const name = list!.sign === 'number' ? 'ol' : 'ul';
    const key = isDeeper ? (lists.at(-1)?.key ?? 'ul:') : `${name}:${list!.id}`;
    if (lists.at(-1)?.key !== key) lists.push({ key, name: key.slice(0, 2), items: [] });
    lists.at(-1)!.items.push(element('li', [...(isDeeper ? [] : boxed(runs, list!.sign)), ...nested]));
    at = end;
  }
  return lists.map(({ name, items }) => element(name, items));
}

/** A ballot box at the start of an item is one to tick. */
function boxed(runs: readonly Node[], sign: Sign): Node[] {
  if (sign === 'box') return [element('input', [], { type: 'checkbox' }), ...runs];
  const [first, ...rest] = runs;
  if (typeof first !== 'string' || !/^[☐☑☒]\s*/u.test(first)) return [...runs];
  const isTicked = !first.startsWith('☐');
  return [
    element('input', [], { type: 'checkbox', ...(isTicked && { checked: '' }) }),
    first.replace(/^[☐☑☒]\s*/u, ''),
    ...rest,
  ];
}

function tableOf(node: Element, parts: WordParts): Element {
  const rows = childrenOf(node, 'w:tr').map((row) =>
    element(
      'tr',
      findCells(row.children).map((cell) => {
        const properties = childOf(cell, 'w:tcPr');
        const merged = childOf(properties, 'w:vMerge');
        const isGoingOn = merged !== undefined && merged.attributes?.['w:val'] !== 'restart';
        const span = valueOf(properties, 'w:gridSpan');
        return element(
          'td',
          isGoingOn ? [] : readParagraphs(cell.children, parts),
          span === undefined ? {} : { colspan: span },
        );
      }),
    ),
  );
  return element('table', rows);
}

const findCells = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.name === 'w:tc') return [node];
    return node.name.startsWith('w:sdt') ? findCells(node.children) : [];
  });
