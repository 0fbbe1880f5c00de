import type { PortableBlock } from './block-shapes.rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the Markdown of a block (`markdownOfBlock`) says of its fields, as far as it does: the rest stands in the comment above it, with
 * all that would be read otherwise. So it need not understand everything, and what people change in the text counts.
 */
export function readVisible(type: PortableBlock['type'], body: string): Fields {
  const [first = '', ...others] = body.split('\n\n');
  const rest = others.length === 0 ? undefined : others.join('\n\n');
  switch (type) {
    case 'text':
      return { body_text: body };
    case 'heading': {
      const [, signs, text] = /^(#{3,6}) (.+)$/u.exec(body) ?? [];
      return signs === undefined ? {} : { text, level: signs.length - 2 };
    }
    case 'checklist':
      return checklistOf(body);
    case 'image':
      return {
        alt_text: first.startsWith('!') ? linkOf(first.slice(1))?.label : undefined,
        ...given('caption', italic(rest)),
      };
    case 'video':
    case 'audio':
      return { ...given('title', linkOf(first)?.label), ...given('transcript', rest) };
    case 'file':
      return given('title', linkOf(first)?.label);
    case 'embed':
      return { title: linkOf(first)?.label, url: linkOf(first)?.address };
    case 'link':
      return { title: linkOf(first)?.label, url: linkOf(first)?.address, ...given('description', rest) };
    case 'sop':
      return given('note', rest);
    case 'callout': {
      const [title, ...text] = unquoted(body).split('\n\n');
      return { ...given('title', bold(title)), body_text: text.join('\n\n') };
    }
    case 'quote':
      return quoteOf(unquoted(body));
    case 'accordion':
      return { items: accordionOf(body) };
    case 'decision':
      return decisionOf(first, rest ?? '');
    case 'code':
      return codeOf(body);
    case 'table':
      return tableOf(first, rest);
    case 'divider':
      return {};
  }
}

const given = (name: string, value: string | undefined): Fields =>
  value === undefined ? {} : { [name]: value };
const bold = (text: string | undefined): string | undefined => /^\*\*(.+)\*\*$/u.exec(text ?? '')?.[1];
const italic = (text: string | undefined): string | undefined => /^\*(.+)\*$/u.exec(text ?? '')?.[1];
const unlabelled = (text: string | undefined): string | undefined => text?.replaceAll(/\\([[\]\\])/gu, '$1');
const unquoted = (body: string): string =>
  body
    .split('\n')
    .map((line) => line.replace(/^> ?/u, ''))
    .join('\n');

/** Of `[label](address)`; addresses have no brackets, which are written otherwise. Strangers write these: nothing is tried twice. */
function linkOf(text: string): { readonly label: string; readonly address: string } | undefined {
  const middle = text.lastIndexOf('](');
  if (!text.startsWith('[') || !text.endsWith(')') || middle < 0) return undefined;
  const address = text.slice(middle + 2, -1);
  return /\s/u.test(address) ? undefined : { label: unlabelled(text.slice(1, middle))!, address };
}

function checklistOf(body: string): Fields {
  const [first = '', ...others] = body.split('\n\n');
  const title = bold(first);
  const items = (title === undefined ? body : others.join('\n\n')).split('\n').map((line) => {
    const [, text = '', optional] = /^- \[[ xX]\] (.*?)( \(optional\))?$/u.exec(line) ?? [];
    return { text, is_required: optional === undefined };
  });
  return { ...given('title', title), items };
}

function quoteOf(text: string): Fields {
  const at = text.lastIndexOf('\n\n— ');
  return at < 0 ? { body_text: text } : { body_text: text.slice(0, at), attribution: text.slice(at + 4) };
}

function accordionOf(body: string): Fields[] {
  const items: { title: string; texts: string[] }[] = [];
  for (const paragraph of body.split('\n\n')) {
    const title = bold(paragraph);
    if (title === undefined) items.at(-1)?.texts.push(paragraph);
    else items.push({ title, texts: [] });
  }
  return items.map(({ title, texts }) => ({ title, body_text: texts.join('\n\n') }));
}

function decisionOf(question: string, options: string): Fields {
  return {
    question: bold(question),
    options: options.split('\n').map((line) => {
      const [, label = '', text] = /^- ([^:]+)(?:: (.*))?$/u.exec(line) ?? [];
      return { label, body_text: text ?? null, step: null };
    }),
  };
}

function codeOf(body: string): Fields {
  const [, fence, language] = /^(`{3,})(.*)\n/u.exec(body) ?? [];
  if (fence === undefined) return {};
  const end = body.lastIndexOf(`\n${fence}`);
  const caption = italic(body.slice(end + 1 + fence.length).trim() || undefined);
  const from = body.indexOf('\n') + 1;
  return {
    code: end < from ? '' : body.slice(from, end),
    ...(language !== '' && { language }),
    ...given('caption', caption),
  };
}

function tableOf(table: string, rest: string | undefined): Fields {
  const [titles = [], , ...rows] = table.split('\n').map((line) =>
    line
      .replace(/^\| ?/u, '')
      .replace(/ ?\|$/u, '')
      .split(/(?<!\\) ?(?<!\\)\| ?/u)
      .map((cell) => cell.replaceAll('\\|', '|')),
  );
  return { column_titles: titles, rows, ...given('caption', italic(rest)) };
}
