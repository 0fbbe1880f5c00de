import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import { queryTicketAiActivity } from './dashboards/ai-activity.ts';
import { queryTicketAutoClose } from './dashboards/auto-close.ts';
import { queryTicketBreakdowns } from './dashboards/breakdowns.ts';
import { queryTicketResponseTimes } from './dashboards/response-times.ts';
import { queryTicketSlaBreaches } from './dashboards/sla-breaches.ts';
import { queryTicketSummary } from './dashboards/summary.ts';
import { queryTicketThroughput } from './dashboards/throughput.ts';
import { listAssignableTicketInboxes, listTicketMoveTargets } from './inboxes/choices.ts';
import {
  createTicketInbox,
  deleteTicketInbox,
  getTicketInbox,
  listTicketInboxes,
  updateTicketInbox,
} from './inboxes/inboxes.ts';
import {
  createTicketRoutingRule,
  deleteTicketRoutingRule,
  listTicketRoutingRules,
  reorderTicketRoutingRules,
  updateTicketRoutingRule,
} from './routing/routing-rules.ts';
import { listTicketIntakeAudit } from './intake-audit/intake-audit.ts';
import { bulkDeleteTicketReviewItems, listTicketReviewItems } from './review/items.ts';
import { previewTicketReviewResolution, resolveTicketReviewItem } from './review/resolve.ts';
import {
  createTicketBlacklistRule,
  deleteTicketBlacklistRule,
  listTicketBlacklistRules,
  updateTicketBlacklistRule,
} from './sender-rules/blacklist.ts';
import {
  createTicketWhitelistRule,
  deleteTicketWhitelistRule,
  listTicketWhitelistRules,
  updateTicketWhitelistRule,
} from './sender-rules/whitelist.ts';
import {
  getTicketAutoAssignmentSettings,
  updateTicketAutoAssignmentSettings,
} from './settings/auto-assignment.ts';
import { setTicketReviewUser } from './settings/review-users.ts';
import { getTicketSettings, updateTicketSettings } from './settings/settings.ts';
import { getTicketStyleProfile, replaceTicketStyleProfile } from './settings/style-profile.ts';
import {
  createTicketReplyTemplate,
  deleteTicketReplyTemplate,
  listTicketReplyTemplates,
  updateTicketReplyTemplate,
} from './templates/templates.ts';
import { recordTicketReplyTemplateUsage } from './templates/usage.ts';

export default {
  listTicketInboxes,
  createTicketInbox,
  getTicketInbox,
  updateTicketInbox,
  deleteTicketInbox,
  listAssignableTicketInboxes,
  listTicketMoveTargets,
  listTicketRoutingRules,
  createTicketRoutingRule,
  reorderTicketRoutingRules,
  updateTicketRoutingRule,
  deleteTicketRoutingRule,
  listTicketIntakeAudit,
  listTicketReviewItems,
  bulkDeleteTicketReviewItems,
  previewTicketReviewResolution,
  resolveTicketReviewItem,
  listTicketBlacklistRules,
  createTicketBlacklistRule,
  updateTicketBlacklistRule,
  deleteTicketBlacklistRule,
  listTicketWhitelistRules,
  createTicketWhitelistRule,
  updateTicketWhitelistRule,
  deleteTicketWhitelistRule,
  getTicketSettings,
  updateTicketSettings,
  getTicketAutoAssignmentSettings,
  updateTicketAutoAssignmentSettings,
  setTicketReviewUser,
  getTicketStyleProfile,
  replaceTicketStyleProfile,
  listTicketReplyTemplates,
  createTicketReplyTemplate,
  updateTicketReplyTemplate,
  deleteTicketReplyTemplate,
  recordTicketReplyTemplateUsage,
  queryTicketSummary,
  queryTicketThroughput,
  queryTicketBreakdowns,
  queryTicketAiActivity,
  queryTicketAutoClose,
  queryTicketSlaBreaches,
  queryTicketResponseTimes,
} satisfies TicketDeskHandlers;
