import type { FormAccess } from '#generated/types.gen.ts';

export type Openness = 'open' | 'not_open_yet' | 'closed';

interface State {
  readonly status: 'draft' | 'published' | 'unpublished';
  readonly submission_count: number;
}

/** Whether the form takes submissions now. */
export function opennessOf(
  { status, submission_count: count }: State,
  access: FormAccess,
  now: Date,
): Openness {
  if (status !== 'published' || isOver(count, access, now)) return 'closed';
  return access.opens_at != null && Date.parse(access.opens_at) > now.getTime() ? 'not_open_yet' : 'open';
}

/** Whether its time or its number of submissions is up. */
export const isOver = (
  count: number,
  { closes_at: closes, max_submissions: max }: FormAccess,
  now: Date,
): boolean => (closes != null && Date.parse(closes) <= now.getTime()) || (max != null && count >= max);

export const closedMessage = ({ closed_message: message }: FormAccess, state: Openness): string =>
  message ??
  (state === 'not_open_yet'
    ? 'This form is not open yet.'
    : 'This form is closed and takes no more answers.');
