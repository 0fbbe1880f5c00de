import {
  findAll,
  isBlock,
  isElement,
  isLinkable,
  oneLine,
  textsOf,
  type Element,
  type Node,
} from './nodes.ts';

/** The nodes as Markdown that says the same. */
export const markdownOfNodes = (nodes: readonly Node[]): string => blocksOf(nodes).join('\n\n');

/** Blocks of Markdown; words between elements are paragraphs. */
function blocksOf(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  let words: Node[] = [];
  const flush = () => {
    const paragraph = startEscaped(inline(words));
    if (paragraph !== '') found.push(paragraph);
    words = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    flush();
    found.push(...blockOf(node));
  }
  flush();
  return found;
}

function blockOf(node: Element): string[] {
  const { name, children } = node;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const words = oneLine(inline(withoutPictures(children)).replaceAll('\\\n', ' '));
      const pictures = findAll(children, 'img').map((image) => picture(image));
      return [
        ...(words === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${closedEscaped(words)}`]),
        ...pictures,
      ];
    }
    case 'ul':
    case 'ol':
      return listOf(node);
    case 'li':
      return listOf({ name: 'ul', children: [node] });
    case 'hr':
      return ['---'];
    case 'pre':
      return preOf(node);
    case 'blockquote': {
      const inner = blocksOf(children).join('\n\n');
      return inner === '' ? [] : [prefixed(inner, '> ', '>')];
    }
    case 'table':
      return tableOf(node);
    case 'figure':
      return figureOf(node);
    default:
      return blocksOf(children);
  }
}

const prefixed = (text: string, prefix: string, empty: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? empty : `${prefix}${line}`))
    .join('\n');

function listOf({ name, children, attributes }: Element): string[] {
  const items = children.filter((node) => isElement(node) && node.name !== 'caption') as Element[];
  const first = Number(attributes?.['start'] ?? 1);
  const start = Number.isSafeInteger(first) && first >= 0 && first < 1e8 ? first : 1;
  const lines = items.flatMap((item, index) => {
    const isItem = item.name === 'li';
    const bullet = name === 'ol' ? `${start + index}. ` : '- ';
    const parts = blocksOf(isItem ? item.children : [item]);
    if (parts.length === 0) return [];
    const [head, ...rest] = parts as [string, ...string[]];
    const isHeadNested = /^(?:- |\d+\. )/u.test(head) && !isItem;
    const said = isHeadNested ? parts : [`${boxOf(item)}${head}`, ...rest];
    const pad = ' '.repeat(bullet.length);
    // Nested lists follow their words at once; a loose list would put a paragraph around each item.
    const whole = said.reduce((all, part) => all + (/^(?:- |\d+\. )/u.test(part) ? '\n' : '\n\n') + part);
    return [bullet + prefixed(whole, pad, '').slice(pad.length)];
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The box of an item that can be ticked. */
function boxOf(item: Element): string {
  const box = findAll(item.children.slice(0, 2), 'input').find(
    ({ attributes }) => attributes?.['type']?.toLowerCase() === 'checkbox',
  );
  if (box === undefined) return '';
  return box.attributes?.['checked'] === undefined ? '[ ] ' : '[x] ';
}

function preOf(node: Element): string[] {
  const code = textsOf(node.children).replace(/^\n/u, '').replace(/\n$/u, '');
  if (code.trim() === '') return [];
  const [inner] = findAll(node.children, 'code');
  const [, language = ''] =
    /\b(?:language|lang)-([a-z0-9+#.-]{1,40})(?:\s|$)/u.exec(
      (inner?.attributes?.['class'] ?? node.attributes?.['class'] ?? '').toLowerCase(),
    ) ?? [];
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}\n${code}\n${fence}`];
}

function figureOf({ children }: Element): string[] {
  const [caption] = findAll(children, 'figcaption');
  const rest = children.filter((node) => node !== caption);
  const words = caption === undefined ? '' : oneLine(textsOf(caption.children));
  const images = findAll(rest, 'img');
  if (images.length !== 1 || textsOf(rest).trim() !== '')
    return [...blocksOf(rest), ...(words === '' ? [] : [`*${escaped(words)}*`])];
  return [picture(images[0]!, words)];
}

function tableOf({ children }: Element): string[] {
  const rows = rowsOf(children);
  const caption = oneLine(textsOf(findAll(children, 'caption').flatMap((node) => node.children)));
  const pictures = findAll(children, 'img').map((image) => picture(image));
  const width = Math.max(0, ...rows.map((row) => row.length));
  // One cell is a frame around what it holds.
  if (rows.length === 1 && width === 1) return blocksOf(cellsOf(rowElements(children)[0]!)[0]!.children);
  if (width === 0) return [];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const table = [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
  return [table, ...(caption === '' ? [] : [`*${escaped(caption)}*`]), ...pictures];
}

const rowElements = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.name === 'tr') return [node];
    return ['thead', 'tbody', 'tfoot'].includes(node.name) ? rowElements(node.children) : [];
  });

const cellsOf = (row: Element): Element[] =>
  row.children.filter((node): node is Element => isElement(node) && ['td', 'th'].includes(node.name));

const maxSpan = 20;

const rowsOf = (nodes: readonly Node[]): string[][] =>
  rowElements(nodes).map((row) =>
    cellsOf(row).flatMap((cell) => {
      const span = Math.min(maxSpan, Number(cell.attributes?.['colspan'] ?? 1) || 1);
      return [cellText(cell), ...Array.from({ length: Math.max(0, span - 1) }, () => '')];
    }),
  );

/** A cell is one line: its paragraphs stand side by side. */
const cellText = ({ children }: Element): string =>
  flat(withoutPictures(children))
    .map((run) => oneLine(inline(run).replaceAll('\\\n', ' ')))
    .filter((words) => words !== '')
    .join(' ')
    .replaceAll('|', '\\|');

/** Runs of words, each of one block. */
function flat(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [[]];
  for (const node of nodes)
    if (isBlock(node)) runs.push(...flat(node.children), []);
    else runs.at(-1)!.push(node);
  return runs;
}

const withoutPictures = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    if (node.name === 'img') return node.attributes?.['alt'] ?? '';
    return { ...node, children: withoutPictures(node.children) };
  });

const picture = ({ attributes = {} }: Element, caption = ''): string =>
  `![${escaped(oneLine(attributes['alt'] ?? ''))}](${addressOf(attributes['src'] ?? '')}${
    caption === '' ? '' : ` "${caption.replaceAll(/["\\]/gu, '\\$&')}"`
  })`;

const addressOf = (address: string): string =>
  address.replaceAll(/[\s()<>\\]/gu, (letter) =>
    encodeURIComponent(letter).replaceAll(/[()]/gu, (c) => (c === '(' ? '%28' : '%29')),
  );

/** Words with their marks, in one paragraph. */
function inline(nodes: readonly Node[]): string {
  return nodes
    .map(inlineOf)
    .join('')
    .replaceAll(/[ \t]*\\\n[ \t]*/gu, '\\\n')
    .replaceAll(/ {2,}/gu, ' ')
    .replace(/^(?:\s|\\\n)+/u, '')
    .replace(/(?:\s|\\\n)+$/u, '');
}

const marks: Readonly<Record<string, string>> = {
  ...{ strong: '**', b: '**', em: '*', i: '*', cite: '*', var: '*', del: '~~', s: '~~', strike: '~~' },
};

function inlineOf(node: Node): string {
  if (!isElement(node)) return escaped(node.replaceAll(/\s+/gu, ' '));
  const { name, children, attributes } = node;
  switch (name) {
    case 'br':
      return '\\\n';
    case 'img':
      return picture(node);
    case 'input':
      return '';
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return codeOf(oneLine(textsOf(children)));
    case 'a':
      return linkOf(children, attributes?.['href']);
    default:
      return marked(children.map(inlineOf).join(''), marks[name]);
  }
}

/** Marks stand at words: blanks beside them move out. */
function marked(words: string, mark: string | undefined): string {
  const [, before = '', inner = '', after = ''] =
    /^((?:\s|\\\n)*)([\s\S]*?)((?:\s|\\\n)*)$/u.exec(words) ?? [];
  if (mark === undefined || inner === '' || inner.startsWith(mark) || inner.includes('![')) return words;
  return `${before}${mark}${inner}${mark}${after}`;
}

function codeOf(words: string): string {
  if (words === '') return '';
  const longest = Math.max(0, ...[...words.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${words}${pad}${fence}`;
}

function linkOf(children: readonly Node[], address: string | undefined): string {
  const words = children.map(inlineOf).join('');
  const target = addressOf(address?.trim() ?? '');
  if (!isLinkable(target) || words.trim() === '' || words.includes('![')) return words;
  return `[${words.trim()}](${target})`;
}

/** Letters that Markdown would take for marks. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]<]/gu, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/~(?=~)|(?<=~)~/gu, '\\~')
    .replaceAll(/&(?=#?[\p{L}\p{N}]{1,32};)/gu, '\\&');

/** What Markdown would take for a list, a heading or a quotation at the start of a line. */
const startEscaped = (text: string): string =>
  text.replaceAll(/^(?:([#>=|]|[-+](?=\s|$|-))|(\d{1,9})([.)])(?=\s|$))/gmu, (_whole, sign, digits, dot) =>
    sign === undefined ? `${digits as string}\\${dot as string}` : `\\${sign as string}`,
  );

/** Signs at the end of a heading would close it. */
const closedEscaped = (text: string): string => text.replace(/#+$/u, (signs) => `\\${signs}`);
