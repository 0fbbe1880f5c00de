import { globSync } from 'node:fs';

const folder = 'src/platform/db/migrations/';
const minuteMs = 60_000;

/**
 * Where the draft of a migration goes. Its time is now, or behind the newest one: a migration that comes before others is refused. A
 * draft of the name that was just written is found again.
 */
export function migrationPath(base: string, name: string, now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const files = globSync('*.sql', { cwd: base + folder });
  const draft = files.find((file) => file.endsWith(`_${name}.sql`) && timeOf(file) >= minute);
  if (draft !== undefined) return folder + draft;
  const later = files.map(timeOf).filter((time) => time > minute);
  const time = Math.max(minute, ...later.map((each) => each + minuteMs));
  return `${folder}${new Date(time).toISOString().replaceAll(/[-:]/g, '').slice(0, 13)}_${name}.sql`;
}

/** `20261130T0141_names.sql` is of 01:41 on that day. */
const timeOf = (file: string): number => {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(file) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) || 0;
};
