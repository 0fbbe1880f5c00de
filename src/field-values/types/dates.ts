import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

const dateForm = /^(\d{4})-(\d\d)-(\d\d)$/;
const instantForm = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/;

/** Whether the text names a day that the calendar has. */
export function isDate(text: string): boolean {
  const parts = dateForm.exec(text);
  if (parts === null || parts[1] === '0000') return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function checkDate(config: Pick<ConfigOf<'date'>, 'earliest_date' | 'latest_date'>): CheckValue {
  return (value) => {
    if (typeof value !== 'string' || !isDate(value)) return misfit('must be a date of the form YYYY-MM-DD');
    if (config.earliest_date !== undefined && value < config.earliest_date) return misfit(`must be ${config.earliest_date} or later`);
    if (config.latest_date !== undefined && value > config.latest_date) return misfit(`must be ${config.latest_date} or earlier`);
    return value;
  };
}

/** Instants are stored in UTC with milliseconds, so that the order of the texts is the order of the instants. */
export function checkDateTime(config: ConfigOf<'date_time'>): CheckValue {
  const earliest = config.earliest_at === undefined ? -Infinity : Date.parse(config.earliest_at);
  const latest = config.latest_at === undefined ? Infinity : Date.parse(config.latest_at);
  return (value) => {
    const hint = 'must be an instant of the form 2026-03-02T14:05:09Z';
    if (typeof value !== 'string' || !instantForm.test(value) || !isDate(value.slice(0, 10))) return misfit(hint);
    const at = Date.parse(value);
    if (Number.isNaN(at)) return misfit(hint);
    const utc = new Date(at).toISOString();
    if (utc.length !== 24) return misfit(hint);
    if (at < earliest) return misfit(`must be ${config.earliest_at} or later`);
    if (at > latest) return misfit(`must be ${config.latest_at} or earlier`);
    return utc;
  };
}
