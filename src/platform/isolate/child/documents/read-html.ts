import { isElement, type Node } from './nodes.ts';
import { parseMarkup } from './parse-markup.ts';
import type { Pictures } from './pictures.ts';

/** What shows no words, or shows what is loaded from elsewhere. */
export const dropped: ReadonlySet<string> = new Set(
  'script style head template noscript iframe object embed applet svg math canvas audio video source track select textarea button'.split(
    ' ',
  ),
);

/** The elements of a page, with its pictures kept. */
export const readHtml = (html: string, pictures: Pictures): Node[] =>
  withPictures(parseMarkup(html, { isXml: false, dropped }), pictures);

function withPictures(nodes: readonly Node[], pictures: Pictures): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = withPictures(node.children, pictures);
    const source = node.attributes?.['src'];
    if (node.name !== 'img' || source === undefined) return { ...node, children };
    return {
      ...node,
      children,
      attributes: { ...node.attributes, src: pictures.keepAddress(source) ?? source },
    };
  });
}
