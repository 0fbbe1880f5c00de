import { useSession } from '../app/session.tsx';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [['year', 31_536_000], ['month', 2_592_000], ['day', 86_400], ['hour', 3600], ['minute', 60]];

/** Such as "3 hours ago", or "just now" for what is less than a minute away. */
export function fromNow(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const unit = units.find(([, length]) => Math.abs(seconds) >= length);
  return unit === undefined ? 'just now' : relative.format(Math.trunc(seconds / unit[1]), unit[0]);
}

/** In the agency's time zone, which every date of the service is reckoned in. */
export const inZone = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(instant));

/** How long ago, with the instant itself for who points at it; `isExact` shows the instant. */
export function Time({ value, none = 'Never', isExact = false }: { readonly value: string | null; readonly none?: string; readonly isExact?: boolean }) {
  const { agency } = useSession();
  if (value === null) return <span className="none">{none}</span>;
  const exact = inZone(value, agency.time_zone);
  return <time dateTime={value} title={`${exact} (${agency.time_zone})`}>{isExact ? exact : fromNow(value)}</time>;
}
