import type { Answer, Cell, Row } from './command.ts';

const gap = '  ';
const nothing = '-';

/** An answer as a terminal of this width shows it. */
export function asText({ rows, record, message }: Answer, width = Infinity): string {
  const parts = [
    rows !== undefined && rows.length > 0 ? tableOf(rows, width) : undefined,
    record !== undefined ? linesOf(record) : undefined,
    message ?? (rows?.length === 0 ? 'none' : undefined),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

export const asJson = ({ rows, record, message }: Answer): string =>
  `${JSON.stringify({ data: rows ?? record ?? null, message: message ?? null }, null, 2)}\n`;

/** Columns as wide as their widest value. Where the terminal is too narrow, the widest ones give way, and those that name a record last. */
function tableOf(rows: readonly Row[], width: number): string {
  const names = Object.keys(rows[0]!);
  const lines = [names.map(heading), ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => cellsOf(line[column]!))));
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  const isName = names.map((_, column) => rows.some((row) => uuid.test(textOf(row[names[column]!]))));
  const fitting = fitted(widths, isName, width);
  return lines
    .map((line) =>
      line
        .map((cell, column) => padded(cut(cell, fitting[column]!), fitting[column]!, isNumber[column]!))
        .join(gap)
        .trimEnd(),
    )
    .map((line) => cut(line, width))
    .join('\n');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const narrowest = 12;

/** Widths that fit, as far as columns can give way and still tell something. */
function fitted(widths: readonly number[], isName: readonly boolean[], width: number): number[] {
  const fitting = [...widths];
  const over = () => fitting.reduce((sum, each) => sum + each, 0) + gap.length * (fitting.length - 1) - width;
  while (over() > 0) {
    const widest = Math.max(...fitting.filter((_, column) => !isName[column]));
    if (!(widest > narrowest)) break;
    const column = fitting.findIndex((each, index) => each === widest && !isName[index]);
    fitting[column] = Math.max(narrowest, widest - Math.min(over(), 1));
  }
  return fitting;
}

/** Cells of a terminal: letters of East Asia and pictures take two, marks above letters none. */
function cellsOf(text: string): number {
  if (/^[\u0020-\u024f]*$/.test(text)) return text.length;
  let cells = 0;
  for (const letter of text) cells += /\p{Mn}|\p{Me}|\p{Cf}/u.test(letter) ? 0 : wide.test(letter) ? 2 : 1;
  return cells;
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;

const padded = (text: string, width: number, isRight: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - cellsOf(text)));
  return isRight ? space + text : text + space;
};

function cut(text: string, width: number): string {
  if (cellsOf(text) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (cellsOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

function linesOf(record: Row): string {
  const entries = Object.entries(record).map(([name, value]) => [words(name), textOf(value)] as const);
  const widest = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(widest)}${gap}${value}`.trimEnd()).join('\n');
}

const words = (name: string): string => name.replaceAll('_', ' ');
const heading = (name: string): string => words(name).toUpperCase();

function textOf(value: Cell | object): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value instanceof Date) return `${value.toISOString().slice(0, 19).replace('T', ' ')}Z`;
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value).replaceAll(/\s+/g, ' ');
}
