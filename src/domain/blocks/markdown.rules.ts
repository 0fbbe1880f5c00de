import type { BlockContent } from '#generated/types.gen.ts';

/** Names of what blocks name, for texts that leave the service. */
export interface NamesInBlocks {
  file(id: string): string | null;
  sop(id: string): string | null;
  step(id: string): string | null;
}

/** The block as Markdown. Headings of blocks stand below those of their step, which has level 2. */
export function markdownOfBlock(content: BlockContent, names: NamesInBlocks): string {
  switch (content.type) {
    case 'text':
      return content.body_text;
    case 'heading':
      return `${'#'.repeat(Math.min(6, (content.level ?? 2) + 2))} ${oneLine(content.text)}`;
    case 'checklist':
      return paragraphs(
        bold(content.title),
        content.items
          .map(
            ({ text, is_required }) => `- [ ] ${oneLine(text)}${is_required === false ? ' (optional)' : ''}`,
          )
          .join('\n'),
      );
    case 'image':
      return paragraphs(
        `![${label(content.alt_text)}](${fileName(content.file_id, names)})`,
        italic(content.caption),
      );
    case 'video':
      return paragraphs(
        content.url == null
          ? link(content.title ?? 'Video', fileName(content.file_id ?? '', names))
          : link(content.title ?? content.url, content.url),
        content.transcript,
      );
    case 'audio':
      return paragraphs(
        link(content.title ?? 'Recording', fileName(content.file_id, names)),
        content.transcript,
      );
    case 'file': {
      const name = fileName(content.file_id, names);
      return link(content.title ?? name, name);
    }
    case 'embed':
      return link(content.title, content.url);
    case 'link':
      return paragraphs(link(content.title ?? content.url, content.url), content.description);
    case 'sop':
      return paragraphs(
        `See the SOP "${oneLine(names.sop(content.sop_id) ?? 'another SOP')}".`,
        content.note,
      );
    case 'callout':
      return quoted(paragraphs(bold(content.title ?? calloutTitles[content.style]), content.body_text));
    case 'quote':
      return quoted(
        paragraphs(content.body_text, content.attribution == null ? null : `— ${content.attribution}`),
      );
    case 'accordion':
      return paragraphs(...content.items.flatMap(({ title, body_text }) => [bold(title), body_text]));
    case 'decision':
      return paragraphs(
        bold(content.question),
        content.options.map((option) => optionLine(option, names)).join('\n'),
      );
    case 'code':
      return paragraphs(fenced(content.code, content.language ?? ''), italic(content.caption));
    case 'table':
      return paragraphs(table(content.column_titles, content.rows), italic(content.caption));
    case 'divider':
      return '---';
  }
}

const calloutTitles = {
  info: 'Note',
  tip: 'Tip',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
} as const;

const paragraphs = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join('\n\n');

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ').trim();
const bold = (text: string | null | undefined): string | null =>
  text == null ? null : `**${oneLine(text)}**`;
const italic = (text: string | null | undefined): string | null =>
  text == null ? null : `*${oneLine(text)}*`;
const label = (text: string): string => oneLine(text).replaceAll(/[[\]\\]/gu, '\\$&');
const link = (text: string, target: string): string =>
  `[${label(text)}](${target.replaceAll(/[() ]/gu, (c) => encodeURIComponent(c))})`;
const fileName = (id: string, names: NamesInBlocks): string => names.file(id) ?? 'missing file';
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** A fence longer than any in the text. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n');

function optionLine(
  { label: answer, body_text, step_id }: Extract<BlockContent, { type: 'decision' }>['options'][number],
  names: NamesInBlocks,
): string {
  const next = step_id == null ? null : names.step(step_id);
  const told = [
    body_text == null ? null : oneLine(body_text),
    next === null ? null : `Go on with "${oneLine(next)}".`,
  ];
  return `- ${[`${oneLine(answer)}:`, ...told].filter((part) => part !== null).join(' ')}`.replace(/:$/u, '');
}
