import { element, findAll, isElement, textsOf, type Element, type Node } from './nodes.ts';
import type { WordParts } from './read-word.ts';
import { childOf, isOn, valueOf } from './word-names.ts';

/** The runs of a paragraph as words with their marks. */
export const readRuns = (nodes: readonly Node[], parts: WordParts): Node[] =>
  joined(nodes.flatMap((node) => (isElement(node) ? runOf(node, parts) : [])));

function runOf(node: Element, parts: WordParts): Node[] {
  switch (node.name) {
    case 'w:pPr':
      return [];
    case 'w:r':
      return markedRun(node, parts);
    case 'w:hyperlink': {
      const address = parts.link(node.attributes?.['r:id']);
      const runs = readRuns(node.children, parts);
      return address === undefined ? runs : [element('a', runs, { href: address })];
    }
    default:
      return readRuns(node.children, parts);
  }
}

function markedRun(node: Element, parts: WordParts): Node[] {
  const properties = childOf(node, 'w:rPr');
  const words = node.children.flatMap((child) => (isElement(child) ? wordsOf(child, parts) : []));
  if (words.length === 0) return [];
  const font = childOf(properties, 'w:rFonts')?.attributes?.['w:ascii'] ?? '';
  const style = valueOf(properties, 'w:rStyle') ?? '';
  const names = [
    ...(/consolas|courier|menlo|monaco|mono/iu.test(font) || /code|verbatim/iu.test(style) ? ['code'] : []),
    ...(isOn(properties, 'w:strike') ? ['del'] : []),
    ...(isOn(properties, 'w:i') ? ['em'] : []),
    ...(isOn(properties, 'w:b') ? ['strong'] : []),
  ];
  return names.reduce<Node[]>((inner, name) => [element(name, inner)], words);
}

function wordsOf(child: Element, parts: WordParts): Node[] {
  switch (child.name) {
    case 'w:t':
      return [textsOf(child.children)];
    case 'w:tab':
      return ['\t'];
    case 'w:br':
    case 'w:cr':
      return child.attributes?.['w:type'] === 'page' ? [] : [element('br')];
    case 'w:noBreakHyphen':
      return ['-'];
    case 'w:sym':
      return [];
    case 'w:footnoteReference':
    case 'w:endnoteReference': {
      const note = parts.notes.get(`${child.name.slice(2, -9)}:${child.attributes?.['w:id'] ?? ''}`);
      return note === undefined || note === '' ? [] : [` (${note})`];
    }
    case 'w:drawing':
    case 'w:pict':
    case 'w:object':
    case 'mc:AlternateContent':
      return drawn(child, parts);
    default:
      return [];
  }
}

/** A picture, or the words of a box. */
function drawn(child: Element, parts: WordParts): Node[] {
  const [blip] = findAll(child.children, 'a:blip');
  const [data] = findAll(child.children, 'v:imagedata');
  const id = blip?.attributes?.['r:embed'] ?? blip?.attributes?.['r:link'] ?? data?.attributes?.['r:id'];
  const source = parts.picture(id);
  if (source !== undefined) {
    const [described] = findAll(child.children, 'wp:docPr');
    const { descr = '', title = '' } = described?.attributes ?? {};
    return [element('img', [], { src: source, alt: descr === '' ? title : descr })];
  }
  const words = findAll(child.children, 'w:txbxContent')
    .flatMap((box) => findAll(box.children, 'w:p'))
    .map((paragraph) => textsOf(findAll(paragraph.children, 'w:t')))
    .join(' ');
  return words === '' ? [] : [words];
}

/** Programs part words into runs as they were typed: neighbours with the same marks are one. */
function joined(nodes: readonly Node[]): Node[] {
  const found: Node[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (last === undefined || isElement(last) !== isElement(node)) found.push(node);
    else if (!isElement(last) || !isElement(node))
      found[found.length - 1] = `${last as string}${node as string}`;
    else if (last.name === node.name && ['strong', 'em', 'del', 'code'].includes(node.name))
      found[found.length - 1] = element(node.name, joined([...last.children, ...node.children]));
    else found.push(node);
  }
  return found;
}
