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
]);

/** Who did something, or is responsible: user ids named by their part (C27). */
export const userIds: ReadonlySet<string> = new Set([
  'created_by', 'updated_by', 'deleted_by', 'archived_by', 'completed_by', 'reviewed_by', 'assigned_to', 'changed_by',
  'uploaded_by', 'published_by', 'owned_by', 'invited_by', 'clicked_by', 'add_assigned_to', 'remove_assigned_to',
]);

/** Names that end in `_id` and hold the identifier of another system or a text of the caller (C27). */
export const foreignIds: ReadonlySet<string> = new Set([
  'correlation_id', 'request_id', 'operation_id', 'external_id', 'account_id', 'external_account_id', 'provider_account_id', 'integration_account_id', 'credential_id',
]);

/** Bounds of a range of instants or days, as filters name them (C27). */
export const rangeSuffixes = ['_after', '_before', '_since', '_until', '_from', '_to'] as const;

/** Names that end in `_on` or `_at` and are no times (C27). */
export const notTimes: ReadonlySet<string> = new Set(['depends_on', 'based_on', 'matched_on']);

/** Names that mean another thing in each place (C30): a `value` is of the type that its field has. */
export const manyTyped: ReadonlySet<string> = new Set([
  'data', 'value', 'values', 'default_value', 'old_value', 'new_value', 'type', 'kind', 'status', 'sort', 'items', 'id', 'config', 'options',
  'details', 'note', 'notes', 'client', 'contacts', 'assigned_to', 'field', 'profile', 'error', 'errors', 'changes', 'event_type', 'usage', 'moved', 'source', 'key', 'scope', 'result',
]);

/**
 * Events of these families that another part of the service emits (C51). An entry whose event does appear in an
 * operation's `x-events` is stale and refused, so that the list only shrinks.
 */
export const emittedElsewhere: ReadonlyMap<string, string> = new Map([
  ['client.merged', 'the merge service emits it; merging has no public operation'],
  ['client.bank_authorization_required', 'billing emits it when a first charge needs the client’s authorization'],
]);
