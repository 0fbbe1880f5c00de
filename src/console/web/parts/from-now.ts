const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Such as "3 hours ago", or "just now" for what is less than a minute away: whole units that have passed, and the nearest to come. */
export function fromNow(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const unit = units.find(([, length]) => Math.abs(seconds) >= length);
  return unit === undefined
    ? 'just now'
    : relative.format(seconds > 0 ? Math.round(seconds / unit[1]) : Math.trunc(seconds / unit[1]), unit[0]);
}
