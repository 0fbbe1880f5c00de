/** An element of a document, by the names of HTML. */
export interface Element {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export type Node = string | Element;

/** What a document is written from: nodes, and texts in Markdown among them, which are read where untrusted text is. */
export type Draft =
  | string
  | { readonly markdown: string }
  | {
      readonly name: string;
      readonly attributes?: Readonly<Record<string, string>>;
      readonly children: readonly Draft[];
    };

export const element = (
  name: string,
  children: readonly Node[] = [],
  attributes?: Readonly<Record<string, string>>,
): Element => ({ name, children, ...(attributes && { attributes }) });

export const isElement = (node: Node): node is Element => typeof node !== 'string';

/** The words in the node. */
export const textOf = (node: Node): string => (isElement(node) ? textsOf(node.children) : node);
export const textsOf = (nodes: readonly Node[]): string => nodes.map(textOf).join('');

export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Elements of these names, wherever they stand. */
export const findAll = (nodes: readonly Node[], name: string): Element[] =>
  nodes.flatMap((node) =>
    isElement(node) ? [...(node.name === name ? [node] : []), ...findAll(node.children, name)] : [],
  );

const blocks = new Set(
  [
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6',
    'header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption',
  ]
    .join(' ')
    .split(' '),
);

export const isBlock = (node: Node): node is Element => isElement(node) && blocks.has(node.name);

/** Addresses that a link may have; everything else is text. */
export const isLinkable = (address: string | undefined): address is string =>
  address !== undefined && /^(?:https?:\/\/|mailto:)[^\s<>]+$/iu.test(address) && address.length <= 2000;
