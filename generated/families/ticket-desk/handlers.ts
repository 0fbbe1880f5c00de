// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListTicketBlacklistRulesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketBlacklistRulesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketBlacklistRuleInput {
  readonly body: t.CreateTicketBlacklistRuleData['body'];
}

export interface UpdateTicketBlacklistRuleInput {
  readonly path: t.UpdateTicketBlacklistRuleData['path'];
  readonly body: t.UpdateTicketBlacklistRuleData['body'];
}

export interface DeleteTicketBlacklistRuleInput {
  readonly path: t.DeleteTicketBlacklistRuleData['path'];
  readonly query: NonNullable<t.DeleteTicketBlacklistRuleData['query']>;
}

export interface QueryTicketAiActivityInput {
  readonly body: t.QueryTicketAiActivityData['body'];
}

export interface QueryTicketAutoCloseInput {
  readonly body: t.QueryTicketAutoCloseData['body'];
}

export interface QueryTicketBreakdownsInput {
  readonly body: t.QueryTicketBreakdownsData['body'];
}

export interface QueryTicketResponseTimesInput {
  readonly body: t.QueryTicketResponseTimesData['body'];
}

export interface QueryTicketSlaBreachesInput {
  readonly body: t.QueryTicketSlaBreachesData['body'];
}

export interface QueryTicketSummaryInput {
  readonly body: t.QueryTicketSummaryData['body'];
}

export interface QueryTicketThroughputInput {
  readonly body: t.QueryTicketThroughputData['body'];
}

export interface ListTicketInboxesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketInboxesData['query']>, 'is_archived' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketInboxInput {
  readonly body: t.CreateTicketInboxData['body'];
}

export interface ListAssignableTicketInboxesInput {
  readonly query: WithDefaults<NonNullable<t.ListAssignableTicketInboxesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListTicketMoveTargetsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketMoveTargetsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetTicketInboxInput {
  readonly path: t.GetTicketInboxData['path'];
}

export interface UpdateTicketInboxInput {
  readonly path: t.UpdateTicketInboxData['path'];
  readonly body: t.UpdateTicketInboxData['body'];
}

export interface DeleteTicketInboxInput {
  readonly path: t.DeleteTicketInboxData['path'];
  readonly query: NonNullable<t.DeleteTicketInboxData['query']>;
}

export interface ListTicketIntakeAuditInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketIntakeAuditData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTicketReplyTemplatesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketReplyTemplatesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketReplyTemplateInput {
  readonly body: t.CreateTicketReplyTemplateData['body'];
}

export interface UpdateTicketReplyTemplateInput {
  readonly path: t.UpdateTicketReplyTemplateData['path'];
  readonly body: t.UpdateTicketReplyTemplateData['body'];
}

export interface DeleteTicketReplyTemplateInput {
  readonly path: t.DeleteTicketReplyTemplateData['path'];
  readonly query: NonNullable<t.DeleteTicketReplyTemplateData['query']>;
}

export interface RecordTicketReplyTemplateUsageInput {
  readonly path: t.RecordTicketReplyTemplateUsageData['path'];
  readonly body: t.RecordTicketReplyTemplateUsageData['body'];
}

export interface ListTicketReviewItemsInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketReviewItemsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface BulkDeleteTicketReviewItemsInput {
  readonly body: t.BulkDeleteTicketReviewItemsData['body'];
}

export interface PreviewTicketReviewResolutionInput {
  readonly path: t.PreviewTicketReviewResolutionData['path'];
  readonly query: WithDefaults<NonNullable<t.PreviewTicketReviewResolutionData['query']>, 'is_domain_linked'>;
}

export interface ResolveTicketReviewItemInput {
  readonly path: t.ResolveTicketReviewItemData['path'];
  readonly body: t.ResolveTicketReviewItemData['body'];
}

export interface ListTicketRoutingRulesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketRoutingRulesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketRoutingRuleInput {
  readonly body: t.CreateTicketRoutingRuleData['body'];
}

export interface ReorderTicketRoutingRulesInput {
  readonly body: t.ReorderTicketRoutingRulesData['body'];
}

export interface UpdateTicketRoutingRuleInput {
  readonly path: t.UpdateTicketRoutingRuleData['path'];
  readonly body: t.UpdateTicketRoutingRuleData['body'];
}

export interface DeleteTicketRoutingRuleInput {
  readonly path: t.DeleteTicketRoutingRuleData['path'];
  readonly query: NonNullable<t.DeleteTicketRoutingRuleData['query']>;
}

export interface UpdateTicketSettingsInput {
  readonly body: t.UpdateTicketSettingsData['body'];
}

export interface UpdateTicketAutoAssignmentSettingsInput {
  readonly body: t.UpdateTicketAutoAssignmentSettingsData['body'];
}

export interface SetTicketReviewUserInput {
  readonly path: t.SetTicketReviewUserData['path'];
  readonly body: t.SetTicketReviewUserData['body'];
}

export interface ReplaceTicketStyleProfileInput {
  readonly body: t.ReplaceTicketStyleProfileData['body'];
}

export interface ListTicketWhitelistRulesInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketWhitelistRulesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketWhitelistRuleInput {
  readonly body: t.CreateTicketWhitelistRuleData['body'];
}

export interface UpdateTicketWhitelistRuleInput {
  readonly path: t.UpdateTicketWhitelistRuleData['path'];
  readonly body: t.UpdateTicketWhitelistRuleData['body'];
}

export interface DeleteTicketWhitelistRuleInput {
  readonly path: t.DeleteTicketWhitelistRuleData['path'];
  readonly query: NonNullable<t.DeleteTicketWhitelistRuleData['query']>;
}

/** Ticket desk: one handler per operation of the contract. */
export interface TicketDeskHandlers {
  /** List ticket blacklist rules · GET /v1/ticket-blacklist-rules · tickets.view */
  readonly listTicketBlacklistRules: (ctx: ReadContext, input: ListTicketBlacklistRulesInput) => Promise<Page<t.ListTicketBlacklistRulesResponse['data'][number]>>;
  /** Create a ticket blacklist rule · POST /v1/ticket-blacklist-rules · tickets.manage */
  readonly createTicketBlacklistRule: (ctx: WriteContext<never>, input: CreateTicketBlacklistRuleInput) => Promise<Result<t.CreateTicketBlacklistRuleResponse['data']>>;
  /** Update a ticket blacklist rule · PATCH /v1/ticket-blacklist-rules/{id} · tickets.manage */
  readonly updateTicketBlacklistRule: (ctx: WriteContext<never>, input: UpdateTicketBlacklistRuleInput) => Promise<Result<t.UpdateTicketBlacklistRuleResponse['data']>>;
  /** Delete a ticket blacklist rule · DELETE /v1/ticket-blacklist-rules/{id} · tickets.manage */
  readonly deleteTicketBlacklistRule: (ctx: WriteContext<never>, input: DeleteTicketBlacklistRuleInput) => Promise<Result<t.DeleteTicketBlacklistRuleResponse['data']>>;
  /** Query AI activity · POST /v1/ticket-dashboards/ai-activity · tickets.view */
  readonly queryTicketAiActivity: (ctx: ReadContext, input: QueryTicketAiActivityInput) => Promise<Result<t.QueryTicketAiActivityResponse['data']>>;
  /** Query automatically closed tickets · POST /v1/ticket-dashboards/auto-close · tickets.view */
  readonly queryTicketAutoClose: (ctx: ReadContext, input: QueryTicketAutoCloseInput) => Promise<Result<t.QueryTicketAutoCloseResponse['data']>>;
  /** Query ticket breakdowns · POST /v1/ticket-dashboards/breakdowns · tickets.view */
  readonly queryTicketBreakdowns: (ctx: ReadContext, input: QueryTicketBreakdownsInput) => Promise<Result<t.QueryTicketBreakdownsResponse['data']>>;
  /** Query response times · POST /v1/ticket-dashboards/response-times · tickets.view */
  readonly queryTicketResponseTimes: (ctx: ReadContext, input: QueryTicketResponseTimesInput) => Promise<Result<t.QueryTicketResponseTimesResponse['data']>>;
  /** Query SLA breaches · POST /v1/ticket-dashboards/sla-breaches · tickets.view */
  readonly queryTicketSlaBreaches: (ctx: ReadContext, input: QueryTicketSlaBreachesInput) => Promise<Result<t.QueryTicketSlaBreachesResponse['data']>>;
  /** Query the ticket desk summary · POST /v1/ticket-dashboards/summary · tickets.view */
  readonly queryTicketSummary: (ctx: ReadContext, input: QueryTicketSummaryInput) => Promise<Result<t.QueryTicketSummaryResponse['data']>>;
  /** Query ticket throughput · POST /v1/ticket-dashboards/throughput · tickets.view */
  readonly queryTicketThroughput: (ctx: ReadContext, input: QueryTicketThroughputInput) => Promise<Result<t.QueryTicketThroughputResponse['data']>>;
  /** List ticket inboxes · GET /v1/ticket-inboxes · tickets.view */
  readonly listTicketInboxes: (ctx: ReadContext, input: ListTicketInboxesInput) => Promise<Page<t.ListTicketInboxesResponse['data'][number]>>;
  /** Create a ticket inbox · POST /v1/ticket-inboxes · tickets.manage */
  readonly createTicketInbox: (ctx: WriteContext<never>, input: CreateTicketInboxInput) => Promise<Result<t.CreateTicketInboxResponse['data']>>;
  /** List assignable ticket inboxes · GET /v1/ticket-inboxes/assignable · tickets.assign */
  readonly listAssignableTicketInboxes: (ctx: ReadContext, input: ListAssignableTicketInboxesInput) => Promise<Page<t.ListAssignableTicketInboxesResponse['data'][number]>>;
  /** List ticket move targets · GET /v1/ticket-inboxes/move-targets · tickets.edit */
  readonly listTicketMoveTargets: (ctx: ReadContext, input: ListTicketMoveTargetsInput) => Promise<Page<t.ListTicketMoveTargetsResponse['data'][number]>>;
  /** Get a ticket inbox · GET /v1/ticket-inboxes/{id} · tickets.view */
  readonly getTicketInbox: (ctx: ReadContext, input: GetTicketInboxInput) => Promise<Result<t.GetTicketInboxResponse['data']>>;
  /** Update a ticket inbox · PATCH /v1/ticket-inboxes/{id} · tickets.manage */
  readonly updateTicketInbox: (ctx: WriteContext<never>, input: UpdateTicketInboxInput) => Promise<Result<t.UpdateTicketInboxResponse['data']>>;
  /** Delete a ticket inbox · DELETE /v1/ticket-inboxes/{id} · tickets.manage */
  readonly deleteTicketInbox: (ctx: WriteContext<never>, input: DeleteTicketInboxInput) => Promise<Result<t.DeleteTicketInboxResponse['data']>>;
  /** List ticket intake decisions · GET /v1/ticket-intake-audit · tickets.view */
  readonly listTicketIntakeAudit: (ctx: ReadContext, input: ListTicketIntakeAuditInput) => Promise<Page<t.ListTicketIntakeAuditResponse['data'][number]>>;
  /** List reply templates · GET /v1/ticket-reply-templates · tickets.view */
  readonly listTicketReplyTemplates: (ctx: ReadContext, input: ListTicketReplyTemplatesInput) => Promise<Page<t.ListTicketReplyTemplatesResponse['data'][number]>>;
  /** Create a reply template · POST /v1/ticket-reply-templates · tickets.reply */
  readonly createTicketReplyTemplate: (ctx: WriteContext<never>, input: CreateTicketReplyTemplateInput) => Promise<Result<t.CreateTicketReplyTemplateResponse['data']>>;
  /** Update a reply template · PATCH /v1/ticket-reply-templates/{id} · tickets.reply */
  readonly updateTicketReplyTemplate: (ctx: WriteContext<never>, input: UpdateTicketReplyTemplateInput) => Promise<Result<t.UpdateTicketReplyTemplateResponse['data']>>;
  /** Delete a reply template · DELETE /v1/ticket-reply-templates/{id} · tickets.reply */
  readonly deleteTicketReplyTemplate: (ctx: WriteContext<never>, input: DeleteTicketReplyTemplateInput) => Promise<Result<t.DeleteTicketReplyTemplateResponse['data']>>;
  /** Record usage of a reply template · POST /v1/ticket-reply-templates/{id}/usage · tickets.reply */
  readonly recordTicketReplyTemplateUsage: (ctx: WriteContext<never>, input: RecordTicketReplyTemplateUsageInput) => Promise<Result<t.RecordTicketReplyTemplateUsageResponse['data']>>;
  /** List ticket review items · GET /v1/ticket-review-queue · tickets.edit */
  readonly listTicketReviewItems: (ctx: ReadContext, input: ListTicketReviewItemsInput) => Promise<Page<t.ListTicketReviewItemsResponse['data'][number]>>;
  /** Delete several review items · POST /v1/ticket-review-queue/bulk/delete · tickets.manage */
  readonly bulkDeleteTicketReviewItems: (ctx: WriteContext<never>, input: BulkDeleteTicketReviewItemsInput) => Promise<Result<t.BulkDeleteTicketReviewItemsResponse['data']>>;
  /** Preview a review item's resolution · GET /v1/ticket-review-queue/{id}/resolution-preview · tickets.edit */
  readonly previewTicketReviewResolution: (ctx: ReadContext, input: PreviewTicketReviewResolutionInput) => Promise<Result<t.PreviewTicketReviewResolutionResponse['data']>>;
  /** Resolve a review item · POST /v1/ticket-review-queue/{id}/resolve · tickets.edit */
  readonly resolveTicketReviewItem: (ctx: WriteContext<'client.updated' | 'ticket.created' | 'ticket.message_received' | 'ticket.moved' | 'ticket.updated' | 'ticket.assigned' | 'ticket.status_changed' | 'ticket.spam_marked'>, input: ResolveTicketReviewItemInput) => Promise<Result<t.ResolveTicketReviewItemResponse['data']>>;
  /** List ticket routing rules · GET /v1/ticket-routing-rules · tickets.view */
  readonly listTicketRoutingRules: (ctx: ReadContext, input: ListTicketRoutingRulesInput) => Promise<Page<t.ListTicketRoutingRulesResponse['data'][number]>>;
  /** Create a ticket routing rule · POST /v1/ticket-routing-rules · tickets.manage */
  readonly createTicketRoutingRule: (ctx: WriteContext<never>, input: CreateTicketRoutingRuleInput) => Promise<Result<t.CreateTicketRoutingRuleResponse['data']>>;
  /** Reorder ticket routing rules · POST /v1/ticket-routing-rules/reorder · tickets.manage */
  readonly reorderTicketRoutingRules: (ctx: WriteContext<never>, input: ReorderTicketRoutingRulesInput) => Promise<Result<t.ReorderTicketRoutingRulesResponse['data']>>;
  /** Update a ticket routing rule · PATCH /v1/ticket-routing-rules/{id} · tickets.manage */
  readonly updateTicketRoutingRule: (ctx: WriteContext<never>, input: UpdateTicketRoutingRuleInput) => Promise<Result<t.UpdateTicketRoutingRuleResponse['data']>>;
  /** Delete a ticket routing rule · DELETE /v1/ticket-routing-rules/{id} · tickets.manage */
  readonly deleteTicketRoutingRule: (ctx: WriteContext<never>, input: DeleteTicketRoutingRuleInput) => Promise<Result<t.DeleteTicketRoutingRuleResponse['data']>>;
  /** Get ticket settings · GET /v1/ticket-settings · tickets.view */
  readonly getTicketSettings: (ctx: ReadContext) => Promise<Result<t.GetTicketSettingsResponse['data']>>;
  /** Update ticket settings · PATCH /v1/ticket-settings · tickets.manage */
  readonly updateTicketSettings: (ctx: WriteContext<never>, input: UpdateTicketSettingsInput) => Promise<Result<t.UpdateTicketSettingsResponse['data']>>;
  /** Get ticket auto-assignment settings · GET /v1/ticket-settings/auto-assignment · tickets.view */
  readonly getTicketAutoAssignmentSettings: (ctx: ReadContext) => Promise<Result<t.GetTicketAutoAssignmentSettingsResponse['data']>>;
  /** Update ticket auto-assignment settings · PATCH /v1/ticket-settings/auto-assignment · tickets.manage */
  readonly updateTicketAutoAssignmentSettings: (ctx: WriteContext<never>, input: UpdateTicketAutoAssignmentSettingsInput) => Promise<Result<t.UpdateTicketAutoAssignmentSettingsResponse['data']>>;
  /** Set a ticket review user · PUT /v1/ticket-settings/review-users/{user_id} · tickets.manage */
  readonly setTicketReviewUser: (ctx: WriteContext<never>, input: SetTicketReviewUserInput) => Promise<Result<t.SetTicketReviewUserResponse['data']>>;
  /** Get the ticket style profile · GET /v1/ticket-settings/style-profile · tickets.view */
  readonly getTicketStyleProfile: (ctx: ReadContext) => Promise<Result<t.GetTicketStyleProfileResponse['data']>>;
  /** Replace the ticket style profile · PUT /v1/ticket-settings/style-profile · tickets.manage */
  readonly replaceTicketStyleProfile: (ctx: WriteContext<never>, input: ReplaceTicketStyleProfileInput) => Promise<Result<t.ReplaceTicketStyleProfileResponse['data']>>;
  /** List ticket whitelist rules · GET /v1/ticket-whitelist-rules · tickets.view */
  readonly listTicketWhitelistRules: (ctx: ReadContext, input: ListTicketWhitelistRulesInput) => Promise<Page<t.ListTicketWhitelistRulesResponse['data'][number]>>;
  /** Create a ticket whitelist rule · POST /v1/ticket-whitelist-rules · tickets.manage */
  readonly createTicketWhitelistRule: (ctx: WriteContext<never>, input: CreateTicketWhitelistRuleInput) => Promise<Result<t.CreateTicketWhitelistRuleResponse['data']>>;
  /** Update a ticket whitelist rule · PATCH /v1/ticket-whitelist-rules/{id} · tickets.manage */
  readonly updateTicketWhitelistRule: (ctx: WriteContext<never>, input: UpdateTicketWhitelistRuleInput) => Promise<Result<t.UpdateTicketWhitelistRuleResponse['data']>>;
  /** Delete a ticket whitelist rule · DELETE /v1/ticket-whitelist-rules/{id} · tickets.manage */
  readonly deleteTicketWhitelistRule: (ctx: WriteContext<never>, input: DeleteTicketWhitelistRuleInput) => Promise<Result<t.DeleteTicketWhitelistRuleResponse['data']>>;
}
