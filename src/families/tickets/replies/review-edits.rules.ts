import type { TicketDraftEdit } from '#generated/types.gen.ts';
import type { Reply } from '#src/domain/tickets/index.ts';

type Part = TicketDraftEdit['changed_fields'][number];

const parts: Readonly<Record<Part, readonly (keyof Reply)[]>> = {
  subject: ['subject'],
  body_text: ['body_text', 'body_html'],
  recipients: ['to', 'cc', 'bcc'],
  attachments: ['file_ids'],
  status_after: ['status_after'],
  send_at: ['send_at'],
};

/** What of a reply differs, in the words of the contract. */
export const changedParts = (before: Reply, after: Reply): Part[] =>
  (Object.keys(parts) as Part[]).filter((part) =>
    parts[part].some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])),
  );
