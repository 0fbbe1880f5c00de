/** Names that the naming rules C25 and C27 let through, each group with its reason. A list to think before lengthening. */

/** Path parameters whose spelling the published catalogue fixes (C25). */
export const pathParameters: ReadonlySet<string> = new Set(['versionId', 'itemId']);

/** Properties that begin with an underscore: what an event says about a change (C25). */
export const underscored: ReadonlySet<string> = new Set(['_changed_fields', '_previous']);

/** Properties whose spelling a standard of the internet fixes (C25): the body of a one-click unsubscription (RFC 8058). */
export const standardNames: ReadonlySet<string> = new Set(['List-Unsubscribe']);

/** Flags that read as adjectives or imperatives, where `is_` would say less (C27). */
export const flags: ReadonlySet<string> = new Set([
  'force',
  'forced',
  'truncated',
  'at_period_end',
  'auto_sent',
  'generated',
  'held_before',
  'needs_grading',
  'reference_only',
  'reopened',
  'body_truncated',
  'edited_by_reviewer',
  'start',
  'enable_rag',
  'immediate',
  'record_skips',
  'auto_start',
  'auto_complete',
  'dependency_reopened',
  'shift_due_on_hold',
  'skip_unfinished',
  'skip_waits',
  'only_scheduled_members',
  'include_pending',
  'include_unused',
  'submit',
  'acknowledge_stale',
  'drop_values',
  'include_links',
  'recertify',
  'required_to_pass',
  'needs_review',
]);

/** Who did something, or is responsible: user ids named by their part (C27). */
export const userIds: ReadonlySet<string> = new Set([
  'created_by',
  'updated_by',
  'deleted_by',
  'archived_by',
  'completed_by',
  'reviewed_by',
  'assigned_to',
  'changed_by',
  'published_by',
  'owner_id',
  'run_by',
  'ticked_by',
  'added_by',
  'linked_by',
  'selected_by',
  'cancelled_by',
  // The parameters above whose spelling is fixed hold ids too.
  ...pathParameters,
]);

/** Names that end in `_id` and hold the identifier of another system or a text of the caller (C27). */
export const foreignIds: ReadonlySet<string> = new Set([
  'correlation_id',
  'request_id',
  'operation_id',
  'external_id',
  'external_account_id',
  'node_id',
  'call_id',
  'oauth_client_id',
]);

/** Bounds of a range of instants, as filters name them: `_after` is part of the range, `_before` is not (C27). */
export const instantBounds = ['_after', '_before'] as const;

/** Bounds of a range of days, as filters name them: both are part of the range (C27). */
export const dayBounds = ['_from', '_to'] as const;

/** Names that end in `_on` or `_at` and are no times (C27). */
export const notTimes: ReadonlySet<string> = new Set(['depends_on', 'matched_on']);

/** Instants by their names in the specification (C27). */
export const instantDates: ReadonlySet<string> = new Set(['due_date', 'planned_due_date', 'next_due_date']);

/** The start of a task is an instant, that of a program a day (specification; C27). */
export const dayOrInstant: ReadonlySet<string> = new Set(['start_date']);

/** Names that mean another thing in each place (C30): a `value` is of the type that its field has. */
export const manyTyped: ReadonlySet<string> = new Set([
  'value',
  'status',
  'details',
  'note',
  'notes',
  'contacts',
  'assigned_to',
  'field',
  'error',
  'source',
  'rank',
  'department',
  'skills',
  'schedule',
  'version',
  'start_date',
  'due_date',
  'attachments',
  'ticket_links',
  'watchers',
  'from',
  'to',
  'message',
  'correspondents',
  'resolution',
  'previous_status',
  'tasks',
  'fields',
  'section',
  'quantity',
  'attempt',
  'attempts',
  'comment',
  'created',
  'credits',
  'prerequisites',
  'limits',
  'channel',
  'channels',
  'overdue',
  'rows',
  'access',
  'target',
  'numbers',
  'example',
  'size',
  'missing',
  'rating',
  'latest_version',
  'url',
  'step',
  'anchor',
  'blockers',
  'in_progress',
  'unassigned',
  'categories',
  'low',
  'high',
  'range',
  'interval',
  'reviewed_by',
  'published_by',
  // Values of a filter in a body, and records in an answer.
  'priority_levels',
  'sources',
  'statuses',
  // What a step, a service or a request holds, in its own form.
  'body',
  'input',
  'output',
]);

/**
 * Events of these families that another part of the service emits (C51). An entry whose event does appear in an
 * operation's `x-events` is stale and refused, so that the list only shrinks.
 */
export const emittedElsewhere: ReadonlyMap<string, string> = new Map([
  ['client.merged', 'merging clients emits it, which is an operation of the console'],
  ['client_program.completed', 'the timer emits it when the end date of an enrolment has passed'],
  ['client_program.suspended', 'dunning emits it when the last retry of a payment has failed'],
  ['form.submission_ready', 'the public form and the review of held submissions emit it'],
  ['form.submission_rejected', 'the review of held submissions emits it'],
  ['ticket.message_sent', 'the sender of outbound messages emits it when the channel takes a message'],
  ['ticket.sla_at_risk', 'a timer emits it when a clock enters its at-risk window'],
  ['ticket.sla_breached', 'a timer emits it when a deadline passes'],
  ['user.setup_completed', 'the setup in the application emits it'],
]);

/** Lists that cannot be asked for what has changed (C18), with the reason. */
export const unaskedForChanges: ReadonlyMap<string, string> = new Map([
  ['queryIntegrationResources', 'lists records of an outside service, which filters them by its own rules'],
]);
