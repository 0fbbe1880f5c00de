import { Parser, Lexer } from 'marked';
import type { Done } from '../serve.ts';
import type { DraftMade, DraftWish } from '../tasks.ts';
import { isElement, type Draft, type Node } from './nodes.ts';
import { parseMarkup } from './parse-markup.ts';
import { dropped } from './read-html.ts';
import { writePage } from './write-page.ts';
import { WordText } from './write-word.ts';

/** Writes drafts as a page or as the text of a Word document. */
export async function writeDocument(wish: DraftWish, bytes: Buffer): Promise<Done> {
  const nodes = readDrafts(JSON.parse(bytes.toString('utf8')) as Draft[]);
  if (wish.format === 'html') return made(writePage(nodes, wish), { links: [], numbered: [] });
  const text = new WordText();
  return made(text.write(nodes), { links: text.links, numbered: text.numbered });
}

const made = (text: string, result: DraftMade): Done => ({ result, bytes: Buffer.from(text) });

const readDrafts = (drafts: readonly Draft[]): Node[] =>
  drafts.flatMap((draft): Node[] => {
    if (typeof draft === 'string') return [draft];
    if ('markdown' in draft) return readText(draft.markdown);
    return [{ ...draft, children: readDrafts(draft.children) }];
  });

/** Markdown that people wrote as nodes. Its headings stand below those of the document. */
function readText(markdown: string): Node[] {
  const html = Parser.parse(new Lexer({ gfm: true }).lex(markdown));
  return lowered(parseMarkup(html, { isXml: false, dropped }));
}

const lowered = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const [, level] = /^h([1-6])$/u.exec(node.name) ?? [];
    const name = level === undefined ? node.name : `h${Math.min(6, Number(level) + 2)}`;
    return { ...node, name, children: lowered(node.children) };
  });
