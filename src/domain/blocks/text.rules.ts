import type { BlockContent } from '#generated/types.gen.ts';

/** The words of a block, for searching; empty for a block without any. */
export function textOfBlock(content: BlockContent): string {
  return lines(content)
    .filter((line) => line != null && line.trim() !== '')
    .join('\n');
}

function lines(content: BlockContent): (string | null | undefined)[] {
  switch (content.type) {
    case 'text':
      return [content.body_text];
    case 'heading':
      return [content.text];
    case 'checklist':
      return [content.title, ...content.items.map(({ text }) => text)];
    case 'image':
      return [content.alt_text, content.caption];
    case 'video':
    case 'audio':
      return [content.title, content.transcript];
    case 'file':
    case 'embed':
      return [content.title];
    case 'link':
      return [content.title, content.description, content.url];
    case 'sop':
      return [content.note];
    case 'callout':
      return [content.title, content.body_text];
    case 'quote':
      return [content.body_text, content.attribution];
    case 'accordion':
      return content.items.flatMap(({ title, body_text }) => [title, body_text]);
    case 'decision':
      return [content.question, ...content.options.flatMap(({ label, body_text }) => [label, body_text])];
    case 'code':
      return [content.code, content.caption];
    case 'table':
      return [content.caption, content.column_titles.join(' '), ...content.rows.map((row) => row.join(' '))];
    case 'divider':
      return [];
  }
}
