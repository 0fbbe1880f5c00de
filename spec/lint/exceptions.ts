/** Names that the naming rules C25 and C27 let through, each group with its reason. A list to think before lengthening. */

/** Path parameters whose spelling the published catalogue fixes (C25). */
export const pathParameters: ReadonlySet<string> = new Set(['versionId', 'itemId']);

/** Properties that begin with an underscore: what an event says about a change (C25). */
export const underscored: ReadonlySet<string> = new Set(['_changed_fields', '_previous']);

/** Flags that read as adjectives or imperatives, where `is_` would say less (C27). */
export const flags: ReadonlySet<string> = new Set([
  'required', 'unique', 'enabled', 'force', 'forced', 'truncated', 'dry_run', 'multiple', 'archived', 'sensitive',
  'checked', 'changed', 'editable', 'sortable', 'filterable', 'searchable', 'visible', 'at_period_end', 'auto_sent',
  'generated', 'held_before', 'needs_grading', 'reference_only', 'reopened', 'body_truncated', 'edited_by_reviewer',
  'include_archived', 'include_deleted', 'include_usage', 'boolean_value', 'enable_rag', 'clear_missing',
  'start', 'immediate', 'record_skips', 'auto_start', 'auto_complete', 'dependency_reopened', 'shift_due_on_hold', 'skip_unfinished',
  'only_scheduled_members', 'include_pending', 'include_unused', 'submit', 'acknowledge_stale', 'drop_values', 'include_links',
  'recertify', 'required_to_pass', 'needs_review',
]);

/** Who did something, or is responsible: user ids named by their part (C27). */
export const userIds: ReadonlySet<string> = new Set([
  'created_by', 'updated_by', 'deleted_by', 'archived_by', 'completed_by', 'reviewed_by', 'assigned_to', 'changed_by',
  'uploaded_by', 'published_by', 'owned_by', 'invited_by', 'clicked_by', 'add_assigned_to', 'remove_assigned_to',
  'run_by', 'added_by', 'linked_by', 'selected_by', 'cancelled_by',
  // The parameters above whose spelling is fixed hold ids too.
  ...pathParameters,
]);

/** Names that end in `_id` and hold the identifier of another system or a text of the caller (C27). */
export const foreignIds: ReadonlySet<string> = new Set([
  'correlation_id', 'request_id', 'operation_id', 'external_id', 'account_id', 'external_account_id', 'provider_account_id', 'integration_account_id', 'credential_id', 'node_id',
]);

/** Bounds of a range of instants or days, as filters name them (C27). */
export const rangeSuffixes = ['_after', '_before', '_since', '_until', '_from', '_to'] as const;

/** Names that end in `_on` or `_at` and are no times (C27). */
export const notTimes: ReadonlySet<string> = new Set(['depends_on', 'based_on', 'matched_on']);

/** Names that end in `_date` and are an instant on a task (domain model §16.1) and a day on a contract or an invoice (C27). */
export const dayOrInstant: ReadonlySet<string> = new Set(['start_date', 'due_date', 'planned_due_date', 'next_due_date']);

/** Names that mean another thing in each place (C30): a `value` is of the type that its field has. */
export const manyTyped: ReadonlySet<string> = new Set([
  'data', 'value', 'values', 'default_value', 'old_value', 'new_value', 'type', 'kind', 'status', 'sort', 'items', 'id', 'config', 'options',
  'details', 'note', 'notes', 'client', 'contacts', 'assigned_to', 'field', 'profile', 'error', 'errors', 'changes', 'event_type', 'usage', 'moved', 'source', 'key', 'scope', 'result',
  'rank', 'department', 'skills', 'schedule', 'version', 'duration_ms', 'start_date', 'due_date', 'comments', 'attachments', 'time_entries', 'ticket_links', 'watchers', 'from', 'to', 'message',
  'correspondents', 'resolution', 'previous_status', 'tasks', 'section', 'quantity',
  'attempt', 'attempts', 'comment', 'created', 'credits', 'prerequisites', 'limits', 'channel', 'channels', 'overdue', 'rows', 'access',
  'target', 'numbers', 'example', 'due_date_from', 'due_date_to', 'start_date_from', 'start_date_to', 'size', 'missing', 'rating',
  'latest_version', 'url', 'step', 'anchor', 'blockers', 'in_progress', 'unassigned', 'categories', 'low', 'high', 'range', 'interval',
  'before', 'after', 'reviewed_by', 'published_by',
]);

/**
 * Events of these families that another part of the service emits (C51). An entry whose event does appear in an
 * operation's `x-events` is stale and refused, so that the list only shrinks.
 */
export const emittedElsewhere: ReadonlyMap<string, string> = new Map([
  ['client.merged', 'the merge service emits it; merging has no public operation'],
  ['client_program.completed', 'the timer emits it when the end date of an enrolment has passed'],
  ['client_program.suspended', 'dunning emits it when the last retry of a payment has failed'],
  ['form.submission_ready', 'the public form and the review of held submissions emit it'],
  ['form.submission_rejected', 'the review of held submissions emits it'],
  ['ticket.message_sent', 'the sender of outbound messages emits it when the channel takes a message'],
  ['ticket.sla_at_risk', 'a timer emits it when a clock enters its at-risk window'],
  ['ticket.sla_breached', 'a timer emits it when a deadline passes'],
  ['user.setup_completed', 'the setup in the application emits it'],
]);
