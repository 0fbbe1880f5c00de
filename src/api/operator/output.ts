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

/** Columns as wide as their widest value. The last one gives way where the terminal is too narrow. */
function tableOf(rows: readonly Row[], width: number): string {
  const names = Object.keys(rows[0]!);
  const lines = [names.map(heading), ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join(gap)
        .trimEnd(),
    )
    .map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line))
    .join('\n');
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
