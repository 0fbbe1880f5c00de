import type {
  Priority,
  TicketChannel,
  TicketCorrespondent,
  TicketSource,
  TicketStatusCategory,
} from '#generated/types.gen.ts';
import type { PresentValue } from '#src/domain/field-values/index.ts';
import type { Clocks } from '../sla/clock.rules.ts';

/** What a resolved ticket of an inbox needs first. */
export interface ResolutionNeeds {
  readonly is_category_required: boolean;
  readonly is_tag_required: boolean;
  readonly is_linked_task_required: boolean;
}

/** The inbox of a ticket as far as rules of tickets depend on it. */
export interface InboxOfTicket extends ResolutionNeeds {
  readonly id: string;
  readonly name: string;
  readonly is_archived: boolean;
  readonly category_keys: readonly string[];
}

/** A ticket as rules see and change it; instants in the form of the contract. */
export interface TicketState {
  readonly id: string;
  number: number;
  subject: string;
  status: string;
  status_category: TicketStatusCategory;
  priority_level: Priority;
  inbox: InboxOfTicket;
  channel: TicketChannel;
  readonly source: TicketSource;
  client_id: string | null;
  client_profile_id: string | null;
  assigned_to: string[];
  watcher_ids: string[];
  correspondents: TicketCorrespondent[];
  category_key: string | null;
  tags: string[];
  field_values: Record<string, PresentValue>;
  is_private: boolean;
  is_spam: boolean;
  has_delivery_problem: boolean;
  follow_up_of_id: string | null;
  readonly external_id: string | null;
  reopen_count: number;
  /** Linked tasks that are no mere references. */
  readonly task_count: number;
  first_inbound_at: string | null;
  first_response_at: string | null;
  resolved_at: string | null;
  closes_from: string | null;
  closed_at: string | null;
  merged_into_id: string | null;
  merged_at: string | null;
  deleted_at: string | null;
  sla_policy_id: string | null;
  sla_policy_name: string | null;
  clocks: Clocks;
  last_sequence: number;
  readonly revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: string | null;
}

/** The most tags, agents, watchers and correspondents of a ticket, as the contract says. */
export const maxEntries = 50;

/** Tickets that somebody still works on. */
export const isOpenTicket = ({ status_category: category }: Pick<TicketState, 'status_category'>): boolean =>
  category !== 'resolved' && category !== 'closed';

/** What its inbox asks for and the ticket has not. */
export function missingForResolution(
  {
    category_key: category,
    tags,
    task_count: tasks,
  }: Pick<TicketState, 'category_key' | 'tags' | 'task_count'>,
  needs: ResolutionNeeds,
): ('category' | 'tags' | 'linked_task')[] {
  return [
    ...(needs.is_category_required && category === null ? (['category'] as const) : []),
    ...(needs.is_tag_required && tags.length === 0 ? (['tags'] as const) : []),
    ...(needs.is_linked_task_required && tasks === 0 ? (['linked_task'] as const) : []),
  ];
}
