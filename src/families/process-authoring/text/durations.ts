const minutesOf = { w: 7 * 1440, d: 1440, h: 60, m: 1 } as const;
type Unit = keyof typeof minutesOf;

/** `2d`, `1d 4h`, `90m` as `1h 30m`; whole weeks as `1w`. */
export function formatDuration(minutes: number): string {
  if (minutes === 0) return '0m';
  if (minutes % minutesOf.w === 0) return `${minutes / minutesOf.w}w`;
  let rest = minutes;
  const parts: string[] = [];
  for (const unit of ['d', 'h', 'm'] as const) {
    const count = Math.floor(rest / minutesOf[unit]);
    if (count > 0) parts.push(`${count}${unit}`);
    rest -= count * minutesOf[unit];
  }
  return parts.join(' ');
}

/** In minutes; undefined when the text is no length of time. Units go from the longest to the shortest, each once. */
export function parseDuration(text: string): number | undefined {
  const found = /^(?:(\d{1,7})\s?w)?\s*(?:(\d{1,7})\s?d)?\s*(?:(\d{1,7})\s?h)?\s*(?:(\d{1,7})\s?m)?$/.exec(
    text.trim(),
  );
  if (found === null || found.slice(1).every((count) => count === undefined)) return undefined;
  return (['w', 'd', 'h', 'm'] satisfies Unit[]).reduce(
    (sum, unit, index) => sum + Number(found[index + 1] ?? 0) * minutesOf[unit],
    0,
  );
}
