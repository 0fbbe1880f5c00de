import type { MarkedPart } from '../tasks.ts';

/**
 * Marks that an export of ours leaves for what Markdown cannot say. They are comments, which no reader sees:
 *
 *     <!-- block {"type":"callout","style":"warning"} -->
 *     > **Access first**
 *     <!-- /block -->
 *
 * `step` says more of the heading above it, and has no end.
 */
const opening = /^<!-- (block|step) (\{[^\n]*\}) -->$/u;
const closing = '<!-- /block -->';

/** A text parted at its marks; what is no mark stays text. */
export function parseMarks(text: string): (MarkedPart | { readonly text: string })[] {
  const lines = text.split('\n');
  const closings = lines.flatMap((line, index) => (line.trimEnd() === closing ? [index] : []));
  const found: (MarkedPart | { readonly text: string })[] = [];
  let plain: string[] = [];
  let next = 0;
  const flush = () => {
    if (plain.some((line) => line.trim() !== '')) found.push({ text: plain.join('\n') });
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const [, name, json] = line.startsWith('<!-- ') ? (opening.exec(line.trimEnd()) ?? []) : [];
    const fields = json === undefined ? undefined : parse(json);
    while (next < closings.length && closings[next]! <= at) next += 1;
    const end = name === 'block' ? closings[next] : at;
    if (fields === undefined || end === undefined) {
      plain.push(line);
      continue;
    }
    flush();
    found.push({
      kind: 'marked',
      name: name as MarkedPart['name'],
      fields,
      body: lines.slice(at + 1, end).join('\n'),
    });
    at = end;
  }
  flush();
  return found;
}

function parse(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
