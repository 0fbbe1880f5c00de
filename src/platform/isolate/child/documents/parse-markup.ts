import { Parser } from 'htmlparser2';
import { Refusal } from '../tasks.ts';
import type { Element, Node } from './nodes.ts';

/** Deeper elements are taken apart: what they hold stays. */
const maxDepth = 60;
const maxNodes = 400_000;

export interface Markup {
  readonly isXml: boolean;
  /** Names of elements that are left out with all that they hold. */
  readonly dropped: ReadonlySet<string>;
}

interface Open {
  readonly name: string;
  readonly children: Node[];
}

/** The elements of a page or of XML. Nothing is loaded, and no entity is followed but those that stand for a character. */
export function parseMarkup(text: string, { isXml, dropped }: Markup): Node[] {
  const root: Open = { name: '', children: [] };
  const open: Open[] = [root];
  // Of each element that the parser has open: whether it is one of ours, or part of one above it.
  const isOwn: boolean[] = [];
  let droppedDepth = 0;
  let count = 0;
  const add = (node: Node) => {
    count += 1;
    if (count > maxNodes) throw new Refusal('too_large');
    open.at(-1)!.children.push(node);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (droppedDepth > 0 || dropped.has(name)) {
          droppedDepth += 1;
          return;
        }
        const isKept = open.length <= maxDepth;
        isOwn.push(isKept);
        if (!isKept) return;
        const children: Node[] = [];
        add({ name, attributes: { ...attributes }, children } satisfies Element);
        open.push({ name, children });
      },
      onclosetag() {
        if (droppedDepth > 0) droppedDepth -= 1;
        else if (isOwn.pop() === true) open.pop();
      },
      ontext(words) {
        if (droppedDepth === 0) add(words);
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(text);
  return root.children;
}
