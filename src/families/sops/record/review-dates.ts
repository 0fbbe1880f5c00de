/** The timer that opens the next periodic review of an SOP. */
export const periodicKind = 'sop_periodic_review';

const dayMs = 86_400_000;

export const daysAfter = (at: Date | string, days: number): Date =>
  new Date(new Date(at).getTime() + days * dayMs);
