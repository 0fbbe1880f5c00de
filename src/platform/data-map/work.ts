import { aged, purgeWindow, until, withAgency, withRecord, type DataMap } from './entry.ts';

/** Tasks, who works on them, and what is said about them. */
export const work = {
  tasks: {
    holds: 'tasks',
    of: 'agency',
    kept: purgeWindow,
    personal: {
      content: 'name description search_text hold_reason tags field_values',
      work: 'tracked_minutes',
      reference: 'assigned_to completed_by involved_ids',
    },
    plain: `number status status_category held_status held_at held_minutes priority_level priority_rank client_id department_id
      process_definition_id process_definition_version current_stage_id stage_count finished_stage_count progress_percent start_date due_date
      started_at completed_at cancelled_at estimated_minutes is_private source_kind source_id merged_into_id merged_at`,
  },
  task_stages: {
    holds: 'stages of tasks',
    of: 'agency',
    kept: withRecord('tasks'),
    personal: {
      content: 'name instructions skip_reason',
      work: 'tracked_minutes',
      reference: 'assigned_to assignment completed_by',
    },
    plain: `task_id stage_definition_id status status_category status_template_id is_required auto_start auto_complete department_id
      assignment_status overflow_reason overflowed_at overflow_attempts overflow_attempted_at due_date due_rule planned_due_date planned_minutes
      dependency_reopened ready_from estimated_minutes required_field_keys started_at completed_at finished_at`,
  },
  task_substages: {
    holds: 'steps within stages',
    of: 'agency',
    kept: withRecord('tasks', 'task_stages'),
    personal: { content: 'name description', reference: 'assigned_to completed_by' },
    plain: 'task_id stage_id is_required due_date completed_at',
  },
  task_stage_dependencies: {
    holds: 'which stage waits for which',
    of: 'agency',
    kept: withRecord('tasks', 'task_stages'),
    plain: 'task_id predecessor_id successor_id type lag_minutes',
  },
  task_assignees: {
    holds: 'who is assigned to what, for lists of a member',
    of: 'member',
    kept: withRecord('tasks'),
    personal: { reference: 'user_id' },
    plain: 'holder_id kind task_id stage_id is_open',
  },
  task_watchers: {
    holds: 'who follows a task',
    of: 'member',
    kept: withRecord('tasks', 'users'),
    personal: { behaviour: 'added_at', reference: 'user_id added_by' },
    plain: 'task_id',
  },
  task_ticket_links: {
    holds: 'tickets of a task',
    of: 'agency',
    kept: withRecord('tasks', 'tickets'),
    plain: 'task_id ticket_id reference_only origin',
  },
  task_tool_runs: {
    holds: 'what the tools of a stage gave',
    of: 'agency',
    kept: withRecord('task_stages'),
    personal: { content: 'summary state', behaviour: 'run_at', reference: 'run_by' },
    plain: 'stage_id tool_id has_run result_kind result_id run_count type',
  },
  task_history: {
    holds: 'what happened to a task, which its page shows from the beginning',
    of: 'member',
    kept: withRecord('tasks'),
    personal: {
      name: 'actor_name',
      content: 'changes details reason',
      behaviour: 'action',
      reference: 'actor_id',
    },
    plain:
      'task_id stage_id substage_id kind changed_fields record_kind record_id actor_type correlation_id occurred_at',
  },
  assignment_decisions: {
    holds: 'why automatic assignment chose a member, with the figures of all candidates',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'decided_at', if: 'the task is finished' }),
    personal: {
      content: 'explanation reason',
      work: 'candidates outcome overflow_reason',
      reference: 'assignee_id previous_assignee_id candidate_ids actor',
    },
    plain:
      'task_id stage_id stage_name department_id trigger candidate_count rule_ids rerun_of_id decided_at',
  },
  assignment_rules: {
    holds: 'whom automatic assignment prefers, avoids, requires or excludes, and in which cases',
    of: 'agency',
    kept: withAgency,
    personal: { content: 'reason', reference: 'user_ids' },
    plain:
      'effect client_ids process_definition_ids department_ids stage_names tags strength decision_id expires_at',
  },
  task_assignment_settings: {
    holds: 'how tasks are assigned',
    of: 'agency',
    kept: withAgency,
    personal: { reference: 'overflow_user_ids' },
    plain:
      'is_enabled candidate_scope weights max_open_stages max_open_minutes only_scheduled_members retry_interval_minutes',
  },
  task_numbers: { holds: 'the last number of a task', of: 'agency', kept: withAgency, plain: 'last' },
  time_entries: {
    holds: 'when a member worked on what; invoices and reports are made of it',
    of: 'member',
    kept: purgeWindow,
    personal: {
      content: 'description tags search_text',
      behaviour: 'started_at ended_at begins_at spent_on duration_seconds stops_at',
      work: 'billing_rate',
      reference: 'user_id',
    },
    plain:
      'kind status client_id task_id task_stage_id ticket_id is_billable needs_review locked_at lock_reason invoice_id',
  },
  time_periods: {
    holds: 'days of members whose time is locked',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'updated_at', if: 'the days were unlocked' }),
    personal: { reference: 'user_id locked_by' },
    plain: 'starts_on ends_on status locked_at',
  },
  time_settings: {
    holds: 'how time is recorded',
    of: 'agency',
    kept: withAgency,
    plain: 'can_overlap timer_stop_hours rounding_minutes',
  },
  comments: {
    holds: 'comments on records',
    of: 'member',
    kept: withRecord('clients', 'client_notes', 'tasks', 'task_stages', 'tickets', 'sops'),
    personal: {
      content: 'body_text',
      behaviour: 'edited_at pinned_at',
      reference: 'author_id mentioned_user_ids pinned_by',
    },
    plain: 'record_kind record_id thread_id parent_id erased_at',
    emptied: { body_text: 'when the comment is deleted' },
  },
  comment_reactions: {
    holds: 'reactions to comments',
    of: 'member',
    kept: withRecord('comments'),
    personal: { content: 'emoji', behaviour: 'reacted_at', reference: 'user_id' },
    plain: 'comment_id',
  },
  chat_channels: {
    holds: 'channels in which members write to each other',
    of: 'member',
    kept: withAgency,
    personal: { content: 'name description', reference: 'first_user_id second_user_id' },
    plain: 'kind department_id client_id last_sequence last_message_at archived_at is_archived_by_service',
  },
  chat_members: {
    holds: 'who belongs to a channel, and what they have read there',
    of: 'member',
    kept: withRecord('chat_channels', 'users'),
    personal: {
      behaviour: 'joined_at left_at last_read_at last_read_sequence last_read_message_id watch_state',
      reference: 'user_id added_by',
    },
    plain: 'channel_id status',
  },
  chat_messages: {
    holds: 'messages in channels; of a deleted one what holds its thread together',
    of: 'member',
    kept: withRecord('chat_channels'),
    personal: {
      name: 'actor_name',
      content: 'body_text referred',
      behaviour: 'sent_at edited_at',
      reference: 'actor_id mentioned_user_ids erased_by',
    },
    plain: 'channel_id sequence thread_root_id actor_type is_mentioning_all client_message_id erased_at',
    emptied: { body_text: 'when the message is deleted' },
  },
  chat_reactions: {
    holds: 'reactions to chat messages',
    of: 'member',
    kept: withRecord('chat_messages'),
    personal: { content: 'emoji', behaviour: 'reacted_at', reference: 'user_id' },
    plain: 'chat_message_id',
  },
  comment_activity: {
    holds: 'what happened to the comments of an escalation, which its page shows from the beginning',
    of: 'member',
    kept: withRecord('escalations'),
    personal: { name: 'actor_name', content: 'emoji', behaviour: 'kind', reference: 'actor_id' },
    plain: 'escalation_id comment_id thread_id actor_type occurred_at',
  },
  record_attachments: {
    holds: 'files of records',
    of: 'member',
    kept: withRecord(
      'managed_files',
      'comments',
      'chat_messages',
      'clients',
      'client_notes',
      'tasks',
      'task_stages',
      'tickets',
      'escalations',
      'sops',
      'users',
    ),
    personal: { behaviour: 'attached_at', reference: 'attached_by' },
    plain: 'record_kind record_id file_id is_unpublished',
  },
  entity_pins: {
    holds: 'records that a member pinned',
    of: 'member',
    kept: withRecord(
      'users',
      'task_stages',
      'tasks',
      'client_notes',
      'tickets',
      'escalations',
      'time_entries',
      'chat_messages',
      'comments',
      'sops',
      'custom_object_records',
      'ticket_messages',
    ),
    personal: { behaviour: 'pinned_at', reference: 'user_id' },
    plain: 'record_kind record_id',
  },
  notifications: {
    holds: 'notifications of a member',
    of: 'member',
    kept: aged(
      { interval: '90 days', since: 'last_occurred_at', if: 'read' },
      { interval: '400 days', since: 'last_occurred_at' },
    ),
    personal: {
      name: 'actor_name',
      content: 'title body_text',
      behaviour: 'read_at',
      reference: 'user_id actor_id',
    },
    plain:
      'kind bundle occurrence_count last_occurred_at record_kind record_id comment_id reminder_id actor_type url',
  },
  reminders: {
    holds: 'reminders that a member asked for',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'updated_at', if: 'fired or cancelled' }),
    personal: { content: 'title body_text', reference: 'user_id' },
    plain: 'remind_at record_kind record_id channels notification_id fired_at cancelled_at status',
  },
  notification_settings: {
    holds: 'by which channels members are told of what, by default',
    of: 'agency',
    kept: withAgency,
    plain: 'channels',
  },
  notification_preferences: {
    holds: 'by which channels a member wants to be told of what, and when',
    of: 'member',
    kept: withRecord('users'),
    personal: {
      behaviour: 'channels has_quiet_hours exempt_kinds digest former_digest',
      reference: 'user_id',
    },
    plain: 'digest_sent_at',
  },
  notification_subscriptions: {
    holds: 'what the links in e-mails to a member stop',
    of: 'member',
    kept: withRecord('users'),
    personal: { reference: 'user_id' },
    plain: 'kind',
  },
  notification_templates: {
    holds: 'texts of notifications that an agency customized',
    of: 'agency',
    kept: withAgency,
    personal: { reference: 'updated_by' },
    plain: 'kind language is_customized subject body_text',
  },
  push_devices: {
    holds: 'browsers that receive push messages for a member',
    of: 'member',
    kept: withRecord('users'),
    personal: {
      device: 'name platform address_hash last_used_at',
      credential: 'sealed',
      reference: 'user_id',
    },
    plain: 'is_failing',
  },
  ai_memories: {
    holds: 'what the AI remembers; what was retracted has no statement any more',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'updated_at', if: 'superseded or retracted' }),
    personal: { content: 'subject statement search_text', reference: 'user_id' },
    plain: `scope department_id client_id scope_id kind status source sources superseded_by_id retracted_at retraction_reason expires_at
      last_used_at use_count`,
  },
  ai_memory_refreshes: {
    holds: 'when memories were last looked through',
    of: 'agency',
    kept: withAgency,
    plain: 'scope subject_id refreshed_at',
  },
  ledger_accounts: {
    holds: 'credit of the agency and of its clients',
    of: 'agency',
    kept: withAgency,
    plain: 'ledger owner_id currency balance reserved',
  },
  ledger_entries: {
    holds: 'what credit was granted and used for',
    of: 'agency',
    kept: withAgency,
    plain:
      'ledger owner_id currency kind amount balance_after reason purpose cause_id expires_on invoice_id credit_note_id transaction_id reference',
  },
  ledger_lots: {
    holds: 'what is left of grants that end',
    of: 'agency',
    kept: until('they are used or over'),
    plain: 'entry_id ledger owner_id currency remaining expires_on',
  },
  ledger_reservations: {
    holds: 'credit that running work may still use',
    of: 'agency',
    kept: until('the work ends'),
    plain: 'cause_id ledger owner_id currency amount',
  },
} as const satisfies DataMap;
