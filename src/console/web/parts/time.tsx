import { useSession } from '../app/session.tsx';
import { fromNow } from './from-now.ts';

/** In the agency's time zone, which applies to every date of the service, and names the zone: `2 Mar 2026, 15:05:09 CET`. */
export const inZone = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(
    new Date(instant),
  );

/** How long ago, with the instant itself as a tooltip; `isExact` shows the instant. */
export function Time({
  value,
  none = 'Never',
  isExact = false,
}: {
  readonly value: string | null;
  readonly none?: string;
  readonly isExact?: boolean;
}) {
  const { agency } = useSession();
  if (value === null) return <span className="none">{none}</span>;
  const exact = inZone(value, agency.time_zone);
  return (
    <time dateTime={value} title={`${exact} (${agency.time_zone})`}>
      {isExact ? exact : fromNow(value)}
    </time>
  );
}
