import type { EventSubmission } from '#generated/types.gen.ts';
import { isInput } from '../content.ts';
import type { CreatedRecord } from '../store/submissions.queries.ts';
import type { JudgedSubmission } from './judged.ts';

/** The submission as events tell it. Answers to sensitive custom fields never leave in events. */
export function eventSubmission(
  { submission, answers, fields }: JudgedSubmission,
  after: {
    readonly status: EventSubmission['status'];
    readonly created: readonly CreatedRecord[];
    readonly clientId: string | null;
  },
): EventSubmission {
  const hidden = new Set(
    submission.elements.flatMap((element) =>
      isInput(element) &&
      element.type === 'custom_field' &&
      fields.get(element.field_id)?.is_sensitive === true
        ? [element.key]
        : [],
    ),
  );
  return {
    id: submission.id,
    form_id: submission.form_id,
    form_version: submission.form_version,
    form_name: submission.form_name,
    status: after.status,
    answers: Object.fromEntries(
      Object.entries(answers).filter(([key]) => !hidden.has(key)),
    ) as EventSubmission['answers'],
    submitted_at: submission.submitted_at!,
    respondent: {
      name: submission.respondent_name,
      email: submission.respondent_email,
      client_id: after.clientId,
    },
    source_url: submission.source_url,
    created: after.created.map(({ kind, id }) => ({ kind, id })) as EventSubmission['created'],
  };
}
