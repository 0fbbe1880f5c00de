import type { ReadContext } from '#src/call/hosted.ts';
import {
  findLink,
  findLiveForm,
  findSubmission,
  graceHours,
  lockSubmission,
  type Link,
  type LiveForm,
  type StoredSubmission,
} from '#src/domain/forms/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';

export interface OpenedForm {
  readonly form: LiveForm;
  /** The link behind the address; null for the address of the form itself. */
  readonly link: Link | null;
}

/** The form behind an address: its own, or a link of a client. 404 for a link that is revoked or expired. */
export async function openedForm(
  { db, identity: { recordId }, now }: Pick<ReadContext, 'db' | 'identity' | 'now'>,
  lock: '' | 'for update' = '',
): Promise<OpenedForm> {
  const link = (await findLink(db, recordId, lock)) ?? null;
  const isGone = link !== null && (link.revoked_at !== null || Date.parse(link.expires_at) <= now.getTime());
  const form = isGone ? undefined : await findLiveForm(db, link?.form_id ?? recordId);
  if (form === undefined) throw notFound('form', 'of this address');
  return { form, link };
}

const hourMs = 60 * 60 * 1_000;

/** The submission behind an address; 404 once it is abandoned, its form is deleted, or a day after that was unpublished. */
export async function openedSubmission(
  { db, identity: { recordId }, now }: Pick<ReadContext, 'db' | 'identity' | 'now'>,
  mode: 'look' | 'hold' = 'look',
): Promise<StoredSubmission> {
  const submission = await (mode === 'hold' ? lockSubmission : findSubmission)(db, recordId);
  const isOpen =
    submission !== undefined &&
    submission.status !== 'abandoned' &&
    !submission.is_form_deleted &&
    (submission.status !== 'in_progress' ||
      submission.unpublished_at === null ||
      Date.parse(submission.unpublished_at) + graceHours * hourMs > now.getTime());
  if (!isOpen) throw notFound('form submission', 'of this address');
  return submission;
}

/** 409 once it is submitted. */
export function requireInProgress({ status }: StoredSubmission): void {
  if (status !== 'in_progress')
    throw problem('state_conflict', 'The form was submitted, and its answers can no longer change.');
}
