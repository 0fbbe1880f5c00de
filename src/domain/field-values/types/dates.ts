import { accepted, isDay, isInstant } from '#generated/validation.ts';
import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

export function checkDate(config: Pick<ConfigOf<'date'>, 'earliest_date' | 'latest_date'>): CheckValue {
  return (value) => {
    if (typeof value !== 'string' || !isDay(value)) return misfit(`must be ${accepted.date}`);
    if (config.earliest_date !== undefined && value < config.earliest_date)
      return misfit(`must be ${config.earliest_date} or later`);
    if (config.latest_date !== undefined && value > config.latest_date)
      return misfit(`must be ${config.latest_date} or earlier`);
    return value;
  };
}

/** Instants are stored in UTC with milliseconds, so that the order of the texts is the order of the instants. */
export function checkDateTime(config: ConfigOf<'date_time'>): CheckValue {
  const earliest = config.earliest_at === undefined ? -Infinity : Date.parse(config.earliest_at);
  const latest = config.latest_at === undefined ? Infinity : Date.parse(config.latest_at);
  return (value) => {
    if (typeof value !== 'string' || !isInstant(value)) return misfit(`must be ${accepted['date-time']}`);
    const at = Date.parse(value);
    if (at < earliest) return misfit(`must be ${config.earliest_at} or later`);
    if (at > latest) return misfit(`must be ${config.latest_at} or earlier`);
    return new Date(at).toISOString();
  };
}
