/** A piece of a line. */
export interface Span {
  readonly kind: 'text' | 'code' | 'strong' | 'link';
  readonly text: string;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'code'; readonly text: string };

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]*)\)/g;

/** Code, strong text and links of a line; everything else is text as it stands. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(markup)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    const [whole, code, strong, link, href] = match;
    spans.push(
      code !== undefined
        ? { kind: 'code', text: code }
        : strong !== undefined
          ? { kind: 'strong', text: strong }
          : { kind: 'link', text: link!, href: href! },
    );
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

/** Markdown as contracts write it: paragraphs, headings, lists and blocks of code. No HTML. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.replaceAll('\r\n', '\n').split(/(```[^\n]*\n[\s\S]*?\n```)/)) {
    const code = /^```[^\n]*\n([\s\S]*?)\n```$/.exec(part);
    if (code !== null) blocks.push({ kind: 'code', text: code[1]! });
    else blocks.push(...part.split(/\n\s*\n|\n(?=#{1,4} )|(?<=^#{1,4} [^\n]*)\n/).flatMap(plainBlocks));
  }
  return blocks;
}

function plainBlocks(text: string): Block[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  const heading = /^(#{1,4}) (.*)$/.exec(lines[0]!);
  if (heading !== null)
    return [
      { kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) },
      ...plainBlocks(lines.slice(1).join('\n')),
    ];
  const first = lines.findIndex((line) => /^[-*] /.test(line));
  if (first < 0) return [{ kind: 'paragraph', spans: spansOf(joined(lines)) }];
  const items: string[][] = [];
  for (const line of lines.slice(first)) {
    if (/^[-*] /.test(line)) items.push([line.slice(2)]);
    else items.at(-1)!.push(line);
  }
  const lead: Block[] =
    first === 0 ? [] : [{ kind: 'paragraph', spans: spansOf(joined(lines.slice(0, first))) }];
  return [...lead, { kind: 'list', items: items.map((item) => spansOf(joined(item))) }];
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');
