import type { FormSettings } from '#generated/types.gen.ts';

/** Ends what nobody went on with. */
export const abandonKind = 'abandon_form_submission';
/** Erases what the form keeps no longer. */
export const retentionKind = 'erase_form_submission';

const dayMs = 24 * 60 * 60 * 1_000;

/** Days without a change after which a submission is abandoned, and its address closed (domain model §18). */
export const idleDays = 7;
/** How long submissions that were begun can be completed after the form was unpublished. */
export const graceHours = 24;

export const whenAbandoned = (lastChange: Date): Date => new Date(lastChange.getTime() + idleDays * dayMs);

/** When a submission that ends now is erased; null for never. */
export const whenErased = (
  { retention_days: days }: Pick<FormSettings, 'retention_days'>,
  now: Date,
): Date | null => (days === null ? null : new Date(now.getTime() + days * dayMs));
