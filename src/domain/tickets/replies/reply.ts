import type { TicketRecipient, TicketStatusAfterReply } from '#generated/types.gen.ts';

/** What a reply consists of, from its first words in a draft until it leaves. */
export interface Reply {
  /** Reply sender; null for the default one. */
  readonly sender_id: string | null;
  /** Empty for those that the conversation names. */
  readonly to: readonly TicketRecipient[];
  readonly cc: readonly TicketRecipient[];
  readonly bcc: readonly TicketRecipient[];
  readonly subject: string | null;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly file_ids: readonly string[];
  readonly reply_template_id: string | null;
  readonly in_reply_to_id: string | null;
  readonly status_after: TicketStatusAfterReply;
  readonly send_at: string | null;
  readonly is_cancelled_by_reply: boolean;
  readonly signature_id: string | null;
  readonly generated: boolean;
  readonly ai_request_id: string | null;
}

/** Most recipients of each kind. */
export const maxRecipients = 50;
