// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListTicketCommunicationsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketCommunicationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetTicketCommunicationInput {
  readonly path: t.GetTicketCommunicationData['path'];
}

export interface ListTicketDraftsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketDraftsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTicketReviewUsersInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketReviewUsersData['query']>, 'is_review_required' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTicketDraftReviewersInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketDraftReviewersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTicketDraftReviewsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketDraftReviewsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateTicketDraftReviewInput {
  readonly path: t.UpdateTicketDraftReviewData['path'];
  readonly body: t.UpdateTicketDraftReviewData['body'];
}

export interface DecideTicketDraftReviewInput {
  readonly path: t.DecideTicketDraftReviewData['path'];
  readonly body: t.DecideTicketDraftReviewData['body'];
}

export interface SaveTicketDraftInput {
  readonly body: t.SaveTicketDraftData['body'];
}

export interface DeleteTicketDraftInput {
  readonly path: t.DeleteTicketDraftData['path'];
  readonly query: NonNullable<t.DeleteTicketDraftData['query']>;
}

export interface ListTicketMessagesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketMessagesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketMessageInput {
  readonly body: t.CreateTicketMessageData['body'];
}

export interface GetTicketMessageInput {
  readonly path: t.GetTicketMessageData['path'];
  readonly query: NonNullable<t.GetTicketMessageData['query']>;
}

export interface ListTicketsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketsData['query']>, 'is_spam' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketInput {
  readonly body: t.CreateTicketData['body'];
}

export interface BulkDeleteTicketsInput {
  readonly body: t.BulkDeleteTicketsData['body'];
}

export interface BulkMoveTicketsInput {
  readonly body: t.BulkMoveTicketsData['body'];
}

export interface BulkUpdateTicketsInput {
  readonly body: t.BulkUpdateTicketsData['body'];
}

export interface GetTicketCountsInput {
  readonly query: NonNullable<t.GetTicketCountsData['query']>;
}

export interface ManageTicketInput {
  readonly body: t.ManageTicketData['body'];
}

export interface CreateTicketNoteInput {
  readonly body: t.CreateTicketNoteData['body'];
}

export interface ResolveTicketNumbersInput {
  readonly body: t.ResolveTicketNumbersData['body'];
}

export interface SearchTicketsInput {
  readonly query: WithDefaults<NonNullable<t.SearchTicketsData['query']>, 'order' | 'limit' | 'offset'>;
  readonly body: t.SearchTicketsData['body'];
}

export interface GetTicketInput {
  readonly path: t.GetTicketData['path'];
}

export interface UpdateTicketInput {
  readonly path: t.UpdateTicketData['path'];
  readonly body: t.UpdateTicketData['body'];
}

export interface DeleteTicketInput {
  readonly path: t.DeleteTicketData['path'];
  readonly query: NonNullable<t.DeleteTicketData['query']>;
}

export interface ListTicketActivityInput {
  readonly path: t.ListTicketActivityData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketActivityData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTicketAiInteractionsInput {
  readonly path: t.ListTicketAiInteractionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketAiInteractionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetTicketAiSettingsInput {
  readonly path: t.GetTicketAiSettingsData['path'];
}

export interface AssignTicketInput {
  readonly path: t.AssignTicketData['path'];
  readonly body: t.AssignTicketData['body'];
}

export interface CheckTicketAssignmentInput {
  readonly path: t.CheckTicketAssignmentData['path'];
  readonly body: t.CheckTicketAssignmentData['body'];
}

export interface ListTicketAssignmentHistoryInput {
  readonly path: t.ListTicketAssignmentHistoryData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketAssignmentHistoryData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ManageTicketCorrespondentsInput {
  readonly path: t.ManageTicketCorrespondentsData['path'];
  readonly body: t.ManageTicketCorrespondentsData['body'];
}

export interface GetTicketDraftReviewInput {
  readonly path: t.GetTicketDraftReviewData['path'];
}

export interface ListTicketDuplicateSuggestionsInput {
  readonly path: t.ListTicketDuplicateSuggestionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketDuplicateSuggestionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DismissTicketDuplicateSuggestionInput {
  readonly path: t.DismissTicketDuplicateSuggestionData['path'];
}

export interface MergeTicketsInput {
  readonly path: t.MergeTicketsData['path'];
  readonly body: t.MergeTicketsData['body'];
}

export interface PreviewTicketMergeInput {
  readonly path: t.PreviewTicketMergeData['path'];
  readonly body: t.PreviewTicketMergeData['body'];
}

export interface MoveTicketInput {
  readonly path: t.MoveTicketData['path'];
  readonly body: t.MoveTicketData['body'];
}

export interface SetTicketPrivacyInput {
  readonly path: t.SetTicketPrivacyData['path'];
  readonly body: t.SetTicketPrivacyData['body'];
}

export interface ListTicketProcessLinksInput {
  readonly path: t.ListTicketProcessLinksData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketProcessLinksData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface MarkTicketReadInput {
  readonly path: t.MarkTicketReadData['path'];
  readonly body: t.MarkTicketReadData['body'];
}

export interface MarkTicketUnreadInput {
  readonly path: t.MarkTicketUnreadData['path'];
  readonly query: NonNullable<t.MarkTicketUnreadData['query']>;
}

export interface ListTicketReplySendersInput {
  readonly path: t.ListTicketReplySendersData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketReplySendersData['query']>, 'order' | 'limit' | 'offset'>;
}

/** Tickets: one handler per operation of the contract. */
export interface TicketsHandlers {
  /** List communications · GET /v1/ticket-communications · tickets.view */
  readonly listTicketCommunications: (ctx: ReadContext, input: ListTicketCommunicationsInput) => Promise<Page<t.ListTicketCommunicationsResponse['data'][number]>>;
  /** Get a communication · GET /v1/ticket-communications/{id} · tickets.view */
  readonly getTicketCommunication: (ctx: ReadContext, input: GetTicketCommunicationInput) => Promise<Result<t.GetTicketCommunicationResponse['data']>>;
  /** List reply drafts · GET /v1/ticket-drafts · tickets.reply */
  readonly listTicketDrafts: (ctx: ReadContext, input: ListTicketDraftsInput) => Promise<Page<t.ListTicketDraftsResponse['data'][number]>>;
  /** List ticket review users · GET /v1/ticket-drafts/review-users · tickets.review_drafts */
  readonly listTicketReviewUsers: (ctx: ReadContext, input: ListTicketReviewUsersInput) => Promise<Page<t.ListTicketReviewUsersResponse['data'][number]>>;
  /** List draft reviewers · GET /v1/ticket-drafts/reviewers · tickets.reply */
  readonly listTicketDraftReviewers: (ctx: ReadContext, input: ListTicketDraftReviewersInput) => Promise<Page<t.ListTicketDraftReviewersResponse['data'][number]>>;
  /** List draft reviews · GET /v1/ticket-drafts/reviews · tickets.view */
  readonly listTicketDraftReviews: (ctx: ReadContext, input: ListTicketDraftReviewsInput) => Promise<Page<t.ListTicketDraftReviewsResponse['data'][number]>>;
  /** Update a draft review · PATCH /v1/ticket-drafts/reviews/{id} · tickets.review_drafts */
  readonly updateTicketDraftReview: (ctx: WriteContext<never>, input: UpdateTicketDraftReviewInput) => Promise<Result<t.UpdateTicketDraftReviewResponse['data']>>;
  /** Decide a draft review · POST /v1/ticket-drafts/reviews/{id}/decision · tickets.review_drafts */
  readonly decideTicketDraftReview: (ctx: WriteContext<'ticket.draft_review_approved' | 'ticket.draft_review_rejected'>, input: DecideTicketDraftReviewInput) => Promise<Result<t.DecideTicketDraftReviewResponse['data']>>;
  /** Save a draft · POST /v1/ticket-drafts/save · tickets.reply */
  readonly saveTicketDraft: (ctx: WriteContext<'ticket.draft_review_requested'>, input: SaveTicketDraftInput) => Promise<Result<t.SaveTicketDraftResponse['data']>>;
  /** Delete a draft · DELETE /v1/ticket-drafts/{id} · tickets.view */
  readonly deleteTicketDraft: (ctx: WriteContext<never>, input: DeleteTicketDraftInput) => Promise<Result<t.DeleteTicketDraftResponse['data']>>;
  /** List ticket messages · GET /v1/ticket-messages · tickets.view */
  readonly listTicketMessages: (ctx: ReadContext, input: ListTicketMessagesInput) => Promise<Page<t.ListTicketMessagesResponse['data'][number]>>;
  /** Create a ticket message · POST /v1/ticket-messages · tickets.reply */
  readonly createTicketMessage: (ctx: WriteContext<'ticket.status_changed' | 'ticket.updated' | 'ticket.draft_review_requested' | 'ticket.message_received'>, input: CreateTicketMessageInput) => Promise<Result<t.CreateTicketMessageResponse['data']>>;
  /** Get a ticket message · GET /v1/ticket-messages/{id} · tickets.view */
  readonly getTicketMessage: (ctx: ReadContext, input: GetTicketMessageInput) => Promise<Result<t.GetTicketMessageResponse['data']>>;
  /** List tickets · GET /v1/tickets · tickets.view */
  readonly listTickets: (ctx: ReadContext, input: ListTicketsInput) => Promise<Page<t.ListTicketsResponse['data'][number]>>;
  /** Create a ticket · POST /v1/tickets · tickets.create */
  readonly createTicket: (ctx: WriteContext<'ticket.created' | 'ticket.message_received' | 'ticket.moved' | 'ticket.updated' | 'ticket.assigned'>, input: CreateTicketInput) => Promise<Result<t.CreateTicketResponse['data']>>;
  /** Delete several tickets · POST /v1/tickets/bulk/delete · tickets.delete */
  readonly bulkDeleteTickets: (ctx: WriteContext<never>, input: BulkDeleteTicketsInput) => Promise<Result<t.BulkDeleteTicketsResponse['data']>>;
  /** Move several tickets to another inbox · POST /v1/tickets/bulk/move · tickets.edit */
  readonly bulkMoveTickets: (ctx: WriteContext<'ticket.unassigned' | 'ticket.moved' | 'ticket.updated'>, input: BulkMoveTicketsInput) => Promise<Result<t.BulkMoveTicketsResponse['data']>>;
  /** Update several tickets · POST /v1/tickets/bulk/update · tickets.view */
  readonly bulkUpdateTickets: (ctx: WriteContext<'ticket.spam_marked' | 'ticket.status_changed' | 'ticket.priority_changed' | 'ticket.unassigned' | 'ticket.assigned' | 'ticket.updated'>, input: BulkUpdateTicketsInput) => Promise<Result<t.BulkUpdateTicketsResponse['data']>>;
  /** Get ticket counts · GET /v1/tickets/counts · tickets.view */
  readonly getTicketCounts: (ctx: ReadContext, input: GetTicketCountsInput) => Promise<Result<t.GetTicketCountsResponse['data']>>;
  /** Create or update a ticket, or add an internal note · POST /v1/tickets/manage · tickets.view */
  readonly manageTicket: (ctx: WriteContext<'ticket.created' | 'ticket.message_received' | 'ticket.moved' | 'ticket.spam_marked' | 'ticket.status_changed' | 'ticket.priority_changed' | 'ticket.unassigned' | 'ticket.assigned' | 'ticket.updated'>, input: ManageTicketInput) => Promise<Result<t.ManageTicketResponse['data']>>;
  /** Create an internal note · POST /v1/tickets/notes · tickets.reply */
  readonly createTicketNote: (ctx: WriteContext<never>, input: CreateTicketNoteInput) => Promise<Result<t.CreateTicketNoteResponse['data']>>;
  /** Resolve ticket numbers · POST /v1/tickets/resolve-numbers · tickets.view */
  readonly resolveTicketNumbers: (ctx: ReadContext, input: ResolveTicketNumbersInput) => Promise<Result<t.ResolveTicketNumbersResponse['data']>>;
  /** Search tickets · POST /v1/tickets/search · tickets.view */
  readonly searchTickets: (ctx: ReadContext, input: SearchTicketsInput) => Promise<Page<t.SearchTicketsResponse['data'][number]>>;
  /** Get a ticket · GET /v1/tickets/{id} · tickets.view */
  readonly getTicket: (ctx: ReadContext, input: GetTicketInput) => Promise<Result<t.GetTicketResponse['data']>>;
  /** Update a ticket · PATCH /v1/tickets/{id} · tickets.view */
  readonly updateTicket: (ctx: WriteContext<'ticket.spam_marked' | 'ticket.status_changed' | 'ticket.priority_changed' | 'ticket.updated'>, input: UpdateTicketInput) => Promise<Result<t.UpdateTicketResponse['data']>>;
  /** Delete a ticket · DELETE /v1/tickets/{id} · tickets.delete */
  readonly deleteTicket: (ctx: WriteContext<never>, input: DeleteTicketInput) => Promise<Result<t.DeleteTicketResponse['data']>>;
  /** List the activity of a ticket · GET /v1/tickets/{id}/activity · tickets.view */
  readonly listTicketActivity: (ctx: ReadContext, input: ListTicketActivityInput) => Promise<Page<t.ListTicketActivityResponse['data'][number]>>;
  /** List AI interactions of a ticket · GET /v1/tickets/{id}/ai-interactions · tickets.view */
  readonly listTicketAiInteractions: (ctx: ReadContext, input: ListTicketAiInteractionsInput) => Promise<Page<t.ListTicketAiInteractionsResponse['data'][number]>>;
  /** Get the AI settings of a ticket · GET /v1/tickets/{id}/ai-settings · tickets.view */
  readonly getTicketAiSettings: (ctx: ReadContext, input: GetTicketAiSettingsInput) => Promise<Result<t.GetTicketAiSettingsResponse['data']>>;
  /** Assign a ticket · POST /v1/tickets/{id}/assign · tickets.assign */
  readonly assignTicket: (ctx: WriteContext<'ticket.unassigned' | 'ticket.assigned' | 'ticket.status_changed'>, input: AssignTicketInput) => Promise<Result<t.AssignTicketResponse['data']>>;
  /** Check who can take a ticket · POST /v1/tickets/{id}/assign/preflight · tickets.assign */
  readonly checkTicketAssignment: (ctx: ReadContext, input: CheckTicketAssignmentInput) => Promise<Result<t.CheckTicketAssignmentResponse['data']>>;
  /** List the assignment history of a ticket · GET /v1/tickets/{id}/assignment-history · tickets.view */
  readonly listTicketAssignmentHistory: (ctx: ReadContext, input: ListTicketAssignmentHistoryInput) => Promise<Page<t.ListTicketAssignmentHistoryResponse['data'][number]>>;
  /** Manage correspondents of a ticket · POST /v1/tickets/{id}/correspondents · tickets.edit */
  readonly manageTicketCorrespondents: (ctx: WriteContext<'ticket.updated'>, input: ManageTicketCorrespondentsInput) => Promise<Result<t.ManageTicketCorrespondentsResponse['data']>>;
  /** Get the draft review of a ticket · GET /v1/tickets/{id}/draft-review · tickets.view */
  readonly getTicketDraftReview: (ctx: ReadContext, input: GetTicketDraftReviewInput) => Promise<Result<t.GetTicketDraftReviewResponse['data']>>;
  /** List duplicate suggestions · GET /v1/tickets/{id}/duplicate-suggestions · tickets.view */
  readonly listTicketDuplicateSuggestions: (ctx: ReadContext, input: ListTicketDuplicateSuggestionsInput) => Promise<Page<t.ListTicketDuplicateSuggestionsResponse['data'][number]>>;
  /** Dismiss a duplicate suggestion · POST /v1/tickets/{id}/duplicate-suggestions/{sid}/dismiss · tickets.edit */
  readonly dismissTicketDuplicateSuggestion: (ctx: WriteContext<never>, input: DismissTicketDuplicateSuggestionInput) => Promise<Result<t.DismissTicketDuplicateSuggestionResponse['data']>>;
  /** Merge tickets · POST /v1/tickets/{id}/merge · tickets.view */
  readonly mergeTickets: (ctx: WriteContext<'ticket.merged' | 'ticket.status_changed'>, input: MergeTicketsInput) => Promise<Result<t.MergeTicketsResponse['data']>>;
  /** Preview a ticket merge · POST /v1/tickets/{id}/merge/preview · tickets.view */
  readonly previewTicketMerge: (ctx: ReadContext, input: PreviewTicketMergeInput) => Promise<Result<t.PreviewTicketMergeResponse['data']>>;
  /** Move a ticket to another inbox · POST /v1/tickets/{id}/move · tickets.edit */
  readonly moveTicket: (ctx: WriteContext<'ticket.unassigned' | 'ticket.moved' | 'ticket.updated'>, input: MoveTicketInput) => Promise<Result<t.MoveTicketResponse['data']>>;
  /** Set the privacy of a ticket · PUT /v1/tickets/{id}/privacy · tickets.edit */
  readonly setTicketPrivacy: (ctx: WriteContext<'ticket.updated'>, input: SetTicketPrivacyInput) => Promise<Result<t.SetTicketPrivacyResponse['data']>>;
  /** List ticket task links · GET /v1/tickets/{id}/process-links · tickets.view */
  readonly listTicketProcessLinks: (ctx: ReadContext, input: ListTicketProcessLinksInput) => Promise<Page<t.ListTicketProcessLinksResponse['data'][number]>>;
  /** Mark a ticket as read · POST /v1/tickets/{id}/read · tickets.view */
  readonly markTicketRead: (ctx: WriteContext<never>, input: MarkTicketReadInput) => Promise<Result<t.MarkTicketReadResponse['data']>>;
  /** Mark a ticket as unread · DELETE /v1/tickets/{id}/read · tickets.view */
  readonly markTicketUnread: (ctx: WriteContext<never>, input: MarkTicketUnreadInput) => Promise<Result<t.MarkTicketUnreadResponse['data']>>;
  /** List ticket reply senders · GET /v1/tickets/{id}/reply-senders · tickets.reply */
  readonly listTicketReplySenders: (ctx: ReadContext, input: ListTicketReplySendersInput) => Promise<Page<t.ListTicketReplySendersResponse['data'][number]>>;
}
