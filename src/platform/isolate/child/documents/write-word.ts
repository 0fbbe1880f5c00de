import { isBlock, isElement, textsOf, type Element, type Node } from './nodes.ts';
import { WordRuns } from './write-word-runs.ts';

/** How the paragraphs around here look. */
interface Place {
  readonly style?: string;
  /** Of the list that they are items of. */
  readonly list?: { readonly numId: number; readonly level: number };
}

/** Lists with bullets and with boxes have one numbering each, numbered lists one of their own. */
const bullets = 1;
const boxes = 2;
const firstNumbered = 3;

const single = new Set(['ul', 'ol', 'pre', 'blockquote', 'table', 'li']);

/** The text of a Word document, as it stands in `word/document.xml`. */
export class WordText {
  readonly #runs = new WordRuns();
  /** What each numbered list begins with. */
  readonly numbered: number[] = [];

  get links(): readonly string[] {
    return this.#runs.links;
  }

  write(nodes: readonly Node[]): string {
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
      ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
      ' xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
      ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
      ' xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>',
      this.#blocks(nodes, {}),
      '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>',
      '</w:body></w:document>',
    ].join('');
  }

  #blocks(nodes: readonly Node[], place: Place): string {
    const found: string[] = [];
    let words: Node[] = [];
    let last = '';
    const flush = () => {
      if (words.some((node) => isElement(node) || node.trim() !== '')) {
        found.push(this.#paragraph(words, place));
        last = '';
      }
      words = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        words.push(node);
        continue;
      }
      flush();
      // Two lists would be one without anything between them.
      if (node.name === last && single.has(node.name) && node.name !== 'li') found.push('<w:p/>');
      found.push(this.#block(node, place));
      last = node.name;
    }
    flush();
    return found.join('');
  }

  #block(node: Element, place: Place): string {
    const { name, children } = node;
    switch (name) {
      case 'h1':
        return this.#paragraph(children, { style: 'Title' });
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#paragraph(children, { style: `Heading${Number(name[1]) - 1}` });
      case 'ul':
      case 'ol':
        return this.#list(node, place);
      case 'pre':
        return this.#paragraph(linesOf(textsOf(children)), { ...place, style: 'Code' });
      case 'blockquote':
        return this.#blocks(children, { ...place, style: 'Quote' });
      case 'figcaption':
      case 'caption':
        return this.#paragraph(children, { style: 'Caption' });
      case 'hr':
        return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr></w:pPr></w:p>';
      case 'table':
        return this.#table(node);
      default:
        return this.#blocks(children, place);
    }
  }

  #paragraph(nodes: readonly Node[], { style, list }: Place): string {
    const properties = [
      ...(style === undefined ? [] : [`<w:pStyle w:val="${style}"/>`]),
      ...(list === undefined
        ? []
        : [`<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.numId}"/></w:numPr>`]),
    ].join('');
    const runs = this.#runs.write(nodes);
    return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
  }

  #list(node: Element, place: Place): string {
    const level = Math.min(8, place.list === undefined ? 0 : place.list.level + 1);
    const items = node.children.filter((child): child is Element => isElement(child) && child.name === 'li');
    const own = node.name === 'ol' ? this.#startNumbered(node) : bullets;
    return items
      .map((item) => {
        const children = inside(item);
        const hasBox = children.slice(0, 2).some((child) => isElement(child) && child.name === 'input');
        const list = { numId: hasBox ? boxes : own, level };
        const words = children.filter((child) => !isBlock(child));
        const rest = children.filter(isBlock);
        const hasWords = words.some((child) => isElement(child) || child.trim() !== '');
        const [first, ...others] = rest;
        if (!hasWords && first?.name === 'p')
          return this.#paragraph(first.children, { list }) + this.#below(others, list);
        return (hasWords ? this.#paragraph(words, { list }) : '') + this.#below(rest, list);
      })
      .join('');
  }

  /** What stands in an item below its words: lists are a level deeper, the rest has no sign. */
  #below(nodes: readonly Element[], list: Place['list']): string {
    return nodes
      .map((node) => this.#blocks([node], ['ul', 'ol'].includes(node.name) ? { ...(list && { list }) } : {}))
      .join('');
  }

  #startNumbered({ attributes }: Element): number {
    const start = Number(attributes?.['start'] ?? 1);
    this.numbered.push(Number.isSafeInteger(start) && start >= 0 && start < 1e6 ? start : 1);
    return firstNumbered + this.numbered.length - 1;
  }

  #table(node: Element): string {
    const rows = rowsOf(node.children);
    const width = Math.max(1, ...rows.map((row) => cellsOf(row).length));
    const column = Math.floor(9638 / width);
    const captions = node.children.filter((child) => isElement(child) && child.name === 'caption');
    const written = rows.map((row, index) => {
      const cells = cellsOf(row);
      const filled = Array.from({ length: width }, (_, at) => cells[at]?.children ?? []);
      return `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${filled
        .map((children) => {
          const inner = this.#blocks(children, {});
          return `<w:tc><w:tcPr><w:tcW w:w="${column}" w:type="dxa"/></w:tcPr>${inner === '' ? '<w:p/>' : inner}</w:tc>`;
        })
        .join('')}</w:tr>`;
    });
    return [
      '<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>',
      `<w:gridCol w:w="${column}"/>`.repeat(width),
      '</w:tblGrid>',
      ...written,
      '</w:tbl>',
      ...captions.map((caption) => this.#block(caption as Element, {})),
      // Two tables would be one without anything between them.
      '<w:p/>',
    ].join('');
  }
}

/** What an item holds; programs put its words into a paragraph or not. */
const inside = (item: Element): readonly Node[] => {
  const [first, ...rest] = item.children.filter((child) => isElement(child) || child.trim() !== '');
  return first !== undefined && isElement(first) && first.name === 'p'
    ? [...first.children, ...rest]
    : item.children;
};

const linesOf = (text: string): Node[] =>
  text
    .replace(/\n$/u, '')
    .split('\n')
    .flatMap((line, index): Node[] => [...(index === 0 ? [] : [{ name: 'br', children: [] }]), line]);

const rowsOf = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return node.name === 'tr'
      ? [node]
      : ['thead', 'tbody', 'tfoot'].includes(node.name)
        ? rowsOf(node.children)
        : [];
  });

const cellsOf = (row: Element): Element[] =>
  row.children.filter((node): node is Element => isElement(node) && ['td', 'th'].includes(node.name));
