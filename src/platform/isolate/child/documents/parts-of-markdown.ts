import { Lexer, Parser, type Token, type Tokens } from 'marked';
import type { DocumentPart } from '../tasks.ts';
import { markdownOfNodes } from './markdown-of-nodes.ts';
import { oneLine } from './nodes.ts';
import type { Pictures } from './pictures.ts';
import { readHtml } from './read-html.ts';

/** What a text refers to: addresses by their labels, and those of pictures that stand in it by their names. */
interface Known {
  readonly labels: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
}

const nothing: Known = { labels: new Map(), addresses: new Map() };

/** The parts of a text in Markdown, in their order. HTML in it is read as that of a page, so that nothing of it stays. */
export function partsOfMarkdown(text: string, pictures: Pictures): DocumentPart[] {
  const addresses = new Map<string, string>();
  const source = text.replaceAll(/(\]\(<?)(data:[^\s<>()]+)/gu, (_whole, before: string, address: string) => {
    const name = pictures.keepAddress(address) ?? address;
    addresses.set(name, address);
    return `${before}${name}`;
  });
  const tokens = new Lexer({ gfm: true }).lex(source);
  const labels = new Map(
    tokens.flatMap((token) =>
      token.type === 'def' ? [[(token as Tokens.Def).tag.toLowerCase(), token.raw.trim()] as const] : [],
    ),
  );
  return tokens.flatMap((token) => partsOf(token, pictures, { labels, addresses }));
}

function partsOf(token: Token, pictures: Pictures, known: Known): DocumentPart[] {
  if (hasHtml(token)) return partsOfHtml(token, pictures);
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const text = oneLine(plain(tokens));
      return [
        ...(text === '' ? [] : [{ kind: 'heading' as const, level: depth, text }]),
        ...picturesIn(tokens),
      ];
    }
    case 'paragraph':
    case 'text':
      return partsOfParagraph(token as Tokens.Paragraph, known);
    case 'list':
      return partsOfList(token as Tokens.List, known);
    case 'code': {
      const { text, lang } = token as Tokens.Code;
      const [, language = null] = /^([A-Za-z0-9+#.-]{1,40})/u.exec(lang ?? '') ?? [];
      const code = text.replaceAll(/(?<=\]\(<?)picture:\w+/gu, (name) => known.addresses.get(name) ?? name);
      return text === '' ? [] : [{ kind: 'code', code, language: language?.toLowerCase() ?? null }];
    }
    case 'blockquote': {
      const { text, tokens } = token as Tokens.Blockquote;
      const markdown = withLabels(withoutPictures(text, tokens), known);
      return [
        ...(markdown.trim() === '' ? [] : [{ kind: 'quote' as const, markdown }]),
        ...picturesIn(tokens),
      ];
    }
    case 'table':
      return partsOfTable(token as Tokens.Table);
    case 'hr':
      return [{ kind: 'divider' }];
    case 'space':
    case 'def':
      return [];
    default:
      return textPart(token.raw, 'paragraph', known);
  }
}

const textPart = (markdown: string, form: 'paragraph' | 'list', known: Known): DocumentPart[] =>
  markdown.trim() === ''
    ? []
    : [{ kind: 'text', form, markdown: withLabels(markdown.replace(/^\n+|\s+$/gu, ''), known) }];

/** Addresses that a text names by a label stand elsewhere in the document: they come along. */
function withLabels(markdown: string, known: Known): string {
  if (known.labels.size === 0) return markdown;
  const named = new Set(
    [...markdown.matchAll(/\[([^[\]]{1,200})\]/gu)].map(([, label]) => label!.toLowerCase()),
  );
  const lines = [...named].flatMap((label) => known.labels.get(label) ?? []);
  return lines.length === 0 ? markdown : `${markdown}\n\n${lines.join('\n')}`;
}

/** A paragraph is parted by its pictures. */
function partsOfParagraph({ tokens = [], raw }: Tokens.Paragraph, known: Known): DocumentPart[] {
  if (!tokens.some(isPicture)) {
    const inner = picturesIn(tokens);
    return [
      ...textPart(inner.length === 0 ? raw : withoutPictures(raw, tokens), 'paragraph', known),
      ...inner,
    ];
  }
  const parts: DocumentPart[] = [];
  let words = '';
  for (const token of tokens) {
    if (!isPicture(token)) {
      words += withoutPictures(token.raw, [token]);
      continue;
    }
    parts.push(...textPart(words.trim(), 'paragraph', known), ...picturesIn([token]));
    words = '';
  }
  return [...parts, ...textPart(words.trim(), 'paragraph', known)];
}

/** A picture, or a link that has nothing but one. */
const isPicture = (token: Token): boolean =>
  token.type === 'image' ||
  (token.type === 'link' &&
    (token as Tokens.Link).tokens.length === 1 &&
    isPicture((token as Tokens.Link).tokens[0]!));

function partsOfList(list: Tokens.List, known: Known): DocumentPart[] {
  const items = checklistItems(list);
  if (items !== undefined) return [{ kind: 'checklist', items }, ...picturesIn([list])];
  return [...textPart(withoutPictures(list.raw, [list]), 'list', known), ...picturesIn([list])];
}

/** The items of a list of tasks, those below others after them; undefined for a list that holds anything else. */
function checklistItems({ items }: Tokens.List): string[] | undefined {
  const found: string[] = [];
  for (const item of items) {
    if (!item.task) return undefined;
    const words = item.tokens.filter(({ type }) => !['checkbox', 'list', 'space'].includes(type));
    if (words.length !== 1 || !['text', 'paragraph'].includes(words[0]!.type)) return undefined;
    const text = oneLine(plain(words).replace(/^\[[ xX]\]\s/u, ''));
    if (text === '') return undefined;
    found.push(text);
    for (const inner of item.tokens.filter(({ type }) => type === 'list')) {
      const below = checklistItems(inner as Tokens.List);
      if (below === undefined) return undefined;
      found.push(...below);
    }
  }
  return found.length === 0 ? undefined : found;
}

const partsOfTable = ({ header, rows }: Tokens.Table): DocumentPart[] => [
  {
    kind: 'table',
    columns: header.map(({ tokens }) => oneLine(plain(tokens))),
    rows: rows.map((cells) => cells.map(({ text, tokens }) => withoutPictures(text, tokens))),
  },
  ...picturesIn([...header, ...rows.flat()].flatMap(({ tokens }) => tokens)),
];

/** Tokens inside another one. */
function inside(token: Token): Token[] {
  if (token.type === 'list') return (token as Tokens.List).items.flatMap(({ tokens }) => tokens);
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

const hasHtml = (token: Token): boolean => token.type === 'html' || inside(token).some(hasHtml);

/** HTML is made Markdown, in which there is none; what remains is text. */
function partsOfHtml(token: Token, pictures: Pictures): DocumentPart[] {
  const html = Parser.parse([token]);
  const parts = new Lexer({ gfm: true }).lex(markdownOfNodes(readHtml(html, pictures)));
  return parts.flatMap((part) => (hasHtml(part) ? [] : partsOf(part, pictures, nothing)));
}

const imagesIn = (tokens: readonly Token[]): Tokens.Image[] =>
  tokens.flatMap((token) => (token.type === 'image' ? [token as Tokens.Image] : imagesIn(inside(token))));

const picturesIn = (tokens: readonly Token[]): DocumentPart[] =>
  imagesIn(tokens).map(({ href, text, title }) => ({
    kind: 'picture',
    address: href.slice(0, 2000),
    alt: oneLine(text.replaceAll(/\\([!-/:-@[-`{-~])/gu, '$1')),
    caption: title ?? null,
  }));

/** Pictures stand beside the text; in it their words do. */
function withoutPictures(markdown: string, tokens: readonly Token[]): string {
  return imagesIn(tokens).reduce((text, { raw, text: alt }) => text.replace(raw, () => alt), markdown);
}

/** The words of tokens, without marks. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'br') return ' ';
      if (token.type === 'checkbox') return '';
      if (token.type === 'image') return (token as Tokens.Image).text;
      if ('tokens' in token && token.tokens !== undefined) return plain(token.tokens);
      return 'text' in token ? entities(String(token.text)) : '';
    })
    .join('');
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const entities = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|apos|nbsp);/gu, (_whole, name: string) => named[name]!);
