import { useSession } from '../app/session.tsx';
import { fromNow } from './from-now.ts';

/** On the clocks of a zone, which it names, as a language writes it: `2 Mar 2026, 15:05:09 CET`. */
export const inZone = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(
    new Date(instant),
  );

/** How long ago, with the instant itself as a tooltip, as the person reads times; `isExact` shows the instant. */
export function Time({
  value,
  none = 'Never',
  isExact = false,
}: {
  readonly value: string | null;
  readonly none?: string;
  readonly isExact?: boolean;
}) {
  const { used_time_zone: zone, used_locale: locale } = useSession().preferences;
  if (value === null) return <span className="none">{none}</span>;
  const exact = inZone(value, zone, locale);
  return (
    <time dateTime={value} title={`${exact} (${zone})`}>
      {isExact ? exact : fromNow(value)}
    </time>
  );
}
