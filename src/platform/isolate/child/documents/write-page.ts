import type { DraftWish } from '../tasks.ts';
import { isElement, isLinkable, type Element, type Node } from './nodes.ts';

/** Elements that are written as they are; of any other one what it holds is. */
const kept = new Set(
  [
    'p h1 h2 h3 h4 h5 h6 ul ol li strong em b i u del s sub sup code pre blockquote',
    'table caption thead tbody tfoot tr th td figure figcaption section aside dl dt dd details summary',
  ]
    .join(' ')
    .split(' '),
);

const style = [
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}',
  'img{max-width:100%;height:auto}table{border-collapse:collapse}th,td{border:1px solid #c9ced6;padding:.3rem .6rem;text-align:left}',
  'pre{background:#f3f4f6;padding:.8rem;overflow:auto}blockquote{border-left:4px solid #c9ced6;margin-left:0;padding-left:1rem}',
  'aside{border:1px solid #c9ced6;border-radius:6px;padding:.2rem 1rem;margin:1rem 0}figcaption{color:#57606a}',
].join('\n');

/** A page of its own: it loads nothing and runs nothing, whoever wrote what is in it. */
export const writePage = (nodes: readonly Node[], { title, language }: DraftWish): string =>
  [
    '<!doctype html>',
    `<html lang="${escaped(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title>`,
    `<style>\n${style}\n</style>`,
    '</head>',
    '<body>',
    written(nodes),
    '</body>',
    '</html>',
    '',
  ].join('\n');

const written = (nodes: readonly Node[]): string => nodes.map(writtenNode).join('');

function writtenNode(node: Node): string {
  if (!isElement(node)) return escaped(node);
  const { name, children, attributes = {} } = node;
  switch (name) {
    case 'br':
    case 'hr':
      return `<${name}>`;
    case 'input':
      return `<input type="checkbox" disabled${attributes['checked'] === undefined ? '' : ' checked'}> `;
    case 'img':
      return imageLink(node);
    case 'file-picture':
      return `<img src="picture:${escaped(attributes['id'] ?? '')}" alt="${escaped(attributes['alt'] ?? '')}" width="${Number(attributes['width'])}">`;
    case 'a':
      return isLinkable(attributes['href'])
        ? `<a href="${escaped(attributes['href'])}" rel="noopener noreferrer">${written(children)}</a>`
        : written(children);
    case 'div':
      return `${written(children)}\n`;
    default:
      return kept.has(name)
        ? `<${name}${attributesOf(node)}>${written(children)}</${name}>${isInline.has(name) ? '' : '\n'}`
        : written(children);
  }
}

const isInline = new Set(['strong', 'em', 'b', 'i', 'u', 'del', 's', 'sub', 'sup', 'code']);

function attributesOf({ name, attributes = {} }: Element): string {
  if (name === 'ol' && /^\d{1,8}$/u.test(attributes['start'] ?? ''))
    return ` start="${attributes['start']!}"`;
  if (name === 'code' && /^language-[a-z0-9+#.-]{1,40}$/u.test(attributes['class'] ?? ''))
    return ` class="${attributes['class']!}"`;
  return '';
}

/** A picture from elsewhere is not loaded: its words lead to it. */
function imageLink({ attributes = {} }: Element): string {
  const words = attributes['alt'] === '' ? undefined : attributes['alt'];
  const { src } = attributes;
  return isLinkable(src)
    ? `<a href="${escaped(src)}" rel="noopener noreferrer">${escaped(words ?? src)}</a>`
    : escaped(words ?? '');
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => signs[sign]!);
