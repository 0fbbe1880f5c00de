import { convert } from 'html-to-text';
import { marked } from 'marked';
import sanitize from 'sanitize-html';

const color = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]{3,30}$/i];
const length = [/^(?:-?\d*\.?\d+(?:px|pt|em|rem|%)?\s*){1,4}$/i, /^(?:auto|inherit|initial|normal)$/i];
const word = [/^[a-z-]{1,30}$/i];

/** What a program for mail understands, and nothing that is loaded, runs or leaves its place. */
const kept: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'font', 'a', 'img'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align', 'valign'],
    a: ['href', 'rel'],
    font: ['color', 'face', 'size'],
    img: ['src', 'alt', 'width', 'height'],
    table: ['width', 'border', 'cellpadding', 'cellspacing', 'role', 'bgcolor'],
    td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor'],
    th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor'],
    ol: ['start', 'type'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid'] },
  allowProtocolRelative: false,
  // No url(), and nothing that takes an element out of its place.
  allowedStyles: {
    '*': {
      color,
      'background-color': color,
      'border-color': color,
      'font-family': [/^[\w\s,'"-]{1,200}$/],
      'font-size': [...length, ...word],
      'font-style': word,
      'font-weight': [/^(?:[1-9]00|[a-z]{4,7})$/i],
      'text-align': word,
      'text-decoration': [/^[a-z\s-]{1,50}$/i],
      'vertical-align': [...length, ...word],
      'line-height': length,
      border: [/^[\w\s#.-]{1,60}$/],
      'border-collapse': word,
      width: length,
      height: length,
      'max-width': length,
      ...Object.fromEntries(
        ['margin', 'padding'].flatMap((name) =>
          ['', '-top', '-right', '-bottom', '-left'].map((side) => [name + side, length]),
        ),
      ),
    },
  },
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  nestingLimit: 50,
};

/** HTML that somebody wrote, as it may stand in a page or an e-mail of others: without scripts, forms, and what loads styles. */
export const safeHtml = (html: string): string => sanitize(html, kept).trim();

/** Markdown as a page, without scripts and what loads by itself. */
export const htmlOfMarkdown = (text: string): string =>
  safeHtml(marked.parse(text, { async: false, gfm: true, breaks: true }));

/** What senders put into a page for programs and not for readers. */
const hidden =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|!|$))/i;

const isHidden = ({ style, hidden: attribute }: sanitize.Attributes): boolean =>
  attribute !== undefined || (style !== undefined && hidden.test(style));

/** The page of an e-mail that somebody sent: as `safeHtml`, without what a reader does not see, and with pictures of the e-mail alone. */
export const safeMailHtml = (html: string): string =>
  sanitize(html, {
    ...kept,
    allowedSchemesByTag: { img: ['cid'] },
    transformTags: {
      ...kept.transformTags,
      // The text of a style element is dropped with it.
      '*': (tagName, attribs) =>
        isHidden(attribs) ? { tagName: 'style', attribs: {} } : { tagName, attribs },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  }).trim();

/** The words of safe HTML, a line for each of its lines; of pictures what stands for them. */
export const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100 },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', options: { pathRewrite: () => '' } },
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  }).trim();
