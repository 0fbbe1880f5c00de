import { isElement, isLinkable, type Element, type Node } from './nodes.ts';

const emuOfPixel = 9525;
/** The width of the page between its margins. */
const maxWidth = 6_120_000;

const properties: Readonly<Record<string, string>> = {
  strong: '<w:b/>',
  b: '<w:b/>',
  em: '<w:i/>',
  i: '<w:i/>',
  del: '<w:strike/>',
  s: '<w:strike/>',
  u: '<w:u w:val="single"/>',
  code: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>',
};
/** The order that the schema asks for. */
const order = ['code', 'strong', 'b', 'em', 'i', 'del', 's', 'u'];

/** Words with their marks, links and pictures as runs of a Word document. */
export class WordRuns {
  readonly links: string[] = [];
  #pictures = 0;

  write(nodes: readonly Node[], marks: readonly string[] = []): string {
    return nodes.map((node) => this.#run(node, marks)).join('');
  }

  #run(node: Node, marks: readonly string[]): string {
    if (!isElement(node)) return run(wordsOf(node), marks);
    const { name, children, attributes = {} } = node;
    switch (name) {
      case 'br':
        return run('<w:br/>', marks);
      case 'input':
        return '';
      case 'img':
        return this.#link(attributes['src'], [attributes['alt'] || (attributes['src'] ?? '')], marks);
      case 'a':
        return this.#link(attributes['href'], children, marks);
      case 'file-picture':
        return this.#picture(node);
      default:
        return this.write(children, name in properties ? [...marks, name] : marks);
    }
  }

  #link(address: string | undefined, children: readonly Node[], marks: readonly string[]): string {
    if (!isLinkable(address)) return this.write(children, marks);
    this.links.push(address);
    return `<w:hyperlink r:id="rIdL${this.links.length - 1}">${this.write(children, [...marks, 'u'])}</w:hyperlink>`;
  }

  #picture({ attributes = {} }: Element): string {
    const [width, height] = [Number(attributes['width']) || 1, Number(attributes['height']) || 1];
    const share = Number(attributes['share']) || 1;
    const wide = Math.min(width * emuOfPixel, Math.floor(maxWidth * share));
    const high = Math.max(1, Math.round((wide * height) / width));
    this.#pictures += 1;
    const id = this.#pictures;
    const size = `cx="${wide}" cy="${high}"`;
    const alt = xml(attributes['alt'] ?? '');
    return [
      `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/>`,
      `<wp:docPr id="${id}" name="Picture ${id}" descr="${alt}"/>`,
      '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>',
      `<pic:nvPicPr><pic:cNvPr id="${id}" name="Picture ${id}"/><pic:cNvPicPr/></pic:nvPicPr>`,
      `<pic:blipFill><a:blip r:embed="rIdP${Number(attributes['number'])}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
      `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
      '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
    ].join('');
  }
}

function run(content: string, marks: readonly string[]): string {
  if (content === '') return '';
  const own = order.filter((name) => marks.includes(name)).map((name) => properties[name]!);
  const said = [...new Set(own)].join('');
  return `<w:r>${said === '' ? '' : `<w:rPr>${said}</w:rPr>`}${content}</w:r>`;
}

const wordsOf = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${xml(line)}</w:t>`)
        .join('<w:t xml:space="preserve"> </w:t>');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML takes no control characters, whatever they are written as. */
const xml = (text: string): string =>
  text

    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/gu, (sign) => signs[sign]!);
