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

/** Several names with one reason. */
const because = (reason: string, ...names: readonly string[]): [string, string][] =>
  names.map((name) => [name, reason]);

/** Names of several types, with what each place means by them (C30). */
export const manyTyped: ReadonlyMap<string, string> = new Map([
  ...because('the form of a value is that of its field, its setting or its measure', 'value'),
  ...because(
    'the option of a record by its key; in events with its label and category (specification), in tools of AI hosts the code of HTTP',
    'status',
    'previous_status',
  ),
  ...because(
    'where a record came from by a word; in events with its id, or the record that was merged (specification)',
    'source',
  ),
  ...because(
    'the id of the member; in some events, and with the version of a process, with the name (specification)',
    'reviewed_by',
    'published_by',
  ),
  ...because('a day for a program, an instant for a task (specification)', 'start_date'),
  ...because('a sentence for people; an object where programs tell errors apart', 'error'),
  ...because(
    'the records themselves, or the number of them that a merge moves',
    'contacts',
    'notes',
    'attachments',
    'ticket_links',
    'watchers',
    'correspondents',
    'tasks',
  ),
  ...because(
    'the records themselves on a page of work, or the number of them in figures',
    'overdue',
    'in_progress',
    'unassigned',
    'created',
    'attempts',
  ),
  ...because(
    'the record in an answer or an event, and in other places a text or a word about it',
    'details',
    'note',
    'comment',
    'message',
    'field',
    'section',
    'step',
    'anchor',
    'target',
    'channel',
    'channels',
    'missing',
    'blockers',
    'access',
  ),
  ...because(
    'what a stage, an automation or a member has, and its share in the score of a candidate',
    'department',
    'schedule',
    'skills',
  ),
  ...because(
    'keys to filter by, and records or definitions in an answer',
    'statuses',
    'priority_levels',
    'sources',
    'categories',
  ),
  ...because(
    'the number of a version; elsewhere the version itself, a choice of one, or a text such as `1.2.0`',
    'version',
    'latest_version',
  ),
  ...because(
    'the correspondents of a message, the ends of a transition, an interval or a scale',
    'from',
    'to',
  ),
  ...because('a count of minutes, or a target with both clocks', 'low', 'high'),
  ...because('how a review or escalation ended, and the clock until a ticket is resolved', 'resolution'),
  ...because('whole units in a selection, decimal on an enrolment and an invoice', 'quantity'),
  ...because('an attempt at an assessment, and the number of a try of a step', 'attempt'),
  ...because('whole credits of the ledger, fractions in a price', 'credits'),
  ...because('records to have, and sentences of guidance for models', 'prerequisites', 'limits'),
  ...because(
    'records of a table, rows of a form, cells of a table block, the height of a text field',
    'rows',
  ),
  ...because('statistics of the numbers in answers, and the numbers of tickets', 'numbers'),
  ...because('an example in the form of what it is one of', 'example'),
  ...because('a size in bytes, and the name of the size of a modal', 'size'),
  ...because('whole stars of one person, the mean of all', 'rating'),
  ...because(
    'an address on the web; in links of tools a template with shortcodes, in notifications a path',
    'url',
  ),
  ...because('days of a report, and the name of what a calendar shows', 'range'),
  ...because('a word for the step of a report, and a number of periods of a recurrence', 'interval'),
  ...because('urgency by a word, and the place of a candidate', 'rank'),
  ...because(
    'what a step, a service or a request holds, in its own form; in prices the cost of it',
    'body',
    'input',
    'output',
  ),
  ...because('names of properties that a call wants, and the custom fields of a start', 'fields'),
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
