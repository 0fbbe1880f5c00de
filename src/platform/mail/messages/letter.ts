import { html, Markup } from '#src/platform/html.ts';
import type { Content } from './layout.ts';

/** A message in the words of the agency alone, as its automations send them: lines stay lines, and nothing in it is markup. */
export function letter({ subject, text }: { readonly subject: string; readonly text: string }): Content {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line, index) => html`${index > 0 && new Markup('<br>')}${line}`);
    return html`<p>${lines}</p>\n`;
  });
  const page = html`<!doctype html>
<html><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 24px;">
${paragraphs}</body></html>
`;
  return { subject, text: `${text}\n`, html: page.text };
}
