import type { TicketSource } from '#generated/types.gen.ts';
import type { MessageDetails } from '../conversation/messages.queries.ts';

/** What is known of a message that opens a ticket by itself, beyond what a request says. */
export interface Arrival {
  readonly source: TicketSource;
  /** The address that received it. */
  readonly recipient: string | null;
  readonly details: MessageDetails;
  readonly fileIds: readonly string[];
  /** Whether it has any beside the message as it came. */
  readonly hasFiles: boolean;
  /** What a person chose, so that no rule changes it; the inbox and the client of a message itself are for rules to change. */
  readonly chosen: readonly ('inbox_id' | 'client_id')[];
  /** Hears which routing rules matched, in their order. */
  readonly onRouted?: (ruleIds: readonly string[]) => void;
}
