import type { Facts } from './design.rules.ts';

export interface Known {
  readonly learnerName: string;
  readonly courseName: string;
  readonly agencyName: string;
  readonly completedAt: Date;
  readonly expiresAt: Date | null;
  readonly scorePercent: number | null;
  readonly code: string;
  readonly url: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** What the placeholders stand for, in the language and time zone of the agency. What there is none of is a dash. */
export function factsOf(known: Known): Facts {
  const day = new Intl.DateTimeFormat(known.locale, { dateStyle: 'long', timeZone: known.timeZone });
  const number = new Intl.NumberFormat(known.locale, { maximumFractionDigits: 2 });
  return {
    learner_name: known.learnerName,
    course_name: known.courseName,
    completed_on: day.format(known.completedAt),
    expires_on: known.expiresAt === null ? '–' : day.format(known.expiresAt),
    score_percent: known.scorePercent === null ? '–' : number.format(known.scorePercent),
    verification_code: known.code,
    verification_url: known.url,
    agency_name: known.agencyName,
  };
}
