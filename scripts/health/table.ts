import type { HealthPart, Threshold } from '#src/platform/health/index.ts';

const begin = '<!-- thresholds -->\n';
const end = '<!-- /thresholds -->';

/** The guide with the table of today's thresholds between its marks. */
export function withTable(guide: string, parts: readonly HealthPart[]): string {
  const [before, rest = ''] = guide.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error('The guide has no place for the table of thresholds.');
  return `${before}${begin}${table(parts)}${end}${after}`;
}

function table(parts: readonly HealthPart[]): string {
  const rows = parts.flatMap(({ thresholds }) => thresholds.map(row));
  return ['| alert | from | what it means, and what to do |', '|---|---|---|', ...rows, ''].join('\n');
}

function row({ alert, warning, critical, unit, means, action }: Threshold): string {
  const figures =
    warning < critical ? `${figure(warning, unit)} / ${figure(critical, unit)}` : figure(critical, unit);
  return `| \`${alert}\` | ${figures} | ${means} ${action} |`;
}

/** A figure as people say it. */
export function figure(value: number, unit: Threshold['unit']): string {
  const shown = value.toLocaleString('en');
  switch (unit) {
    case 'seconds':
      return inTime(value);
    case 'percent':
      return `${shown} %`;
    case 'items':
      return shown;
    case 'per second':
      return `${shown} / s`;
    case 'seconds per second':
      return `${shown} s/s`;
  }
}

function inTime(seconds: number): string {
  if (seconds >= 3_600 && seconds % 3_600 === 0) return `${seconds / 3_600} h`;
  if (seconds >= 60 && seconds % 60 === 0) return `${seconds / 60} min`;
  return seconds < 1 ? `${seconds * 1000} ms` : `${seconds} s`;
}
