import { isElement, type Element, type Node } from './nodes.ts';

/** Elements of Word documents. Prefixes are those that every program writes. */
export const childrenOf = (node: Element, name: string): Element[] =>
  node.children.filter((child): child is Element => isElement(child) && child.name === name);

export const childOf = (node: Element | undefined, name: string): Element | undefined =>
  node === undefined ? undefined : childrenOf(node, name)[0];

/** The value of a property, such as `Heading1` of `<w:pStyle w:val="Heading1"/>`. */
export const valueOf = (node: Element | undefined, name: string): string | undefined =>
  childOf(node, name)?.attributes?.['w:val'];

/** Whether a property is switched on: it is when it stands there and does not say otherwise. */
export function isOn(node: Element | undefined, name: string): boolean {
  const found = childOf(node, name);
  return found !== undefined && !['0', 'false', 'none', 'off'].includes(found.attributes?.['w:val'] ?? '1');
}

export const rootOf = (nodes: readonly Node[], name: string): Element | undefined =>
  nodes.find((node): node is Element => isElement(node) && node.name === name);
