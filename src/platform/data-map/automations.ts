import { aged, purgeWindow, until, withAgency, withRecord, type DataMap } from './entry.ts';

/** Automations, their versions and what their executions did. */
export const automations = {
  automations: {
    holds: 'automations and their working copies',
    of: 'member',
    kept: purgeWindow,
    personal: {
      content: 'name description tags config problems disabled_reason search_text',
      behaviour: 'published_at disabled_at',
      reference: 'owner_id run_as_id',
    },
    plain: `status folder_id config_hash trigger_type event_types action_keys node_count problem_count published_version live_hash
      live_trigger_type live_event_types live_action_keys live_concurrency has_unpublished_changes disabled_code consecutive_failures
      last_execution_at last_execution_id scheduled_version schedule_synced_at next_run_at last_run_at last_run_due_at last_run_execution_id`,
  },
  automation_versions: {
    holds: 'published versions of automations',
    of: 'member',
    kept: withRecord('automations'),
    personal: { content: 'config change_note', behaviour: 'published_at', reference: 'published_by' },
    plain: 'automation_id version node_count trigger_type',
  },
  automation_settings: {
    holds: 'limits for all automations of an agency',
    of: 'agency',
    kept: withAgency,
    plain: 'failure_limit answer_deadline_minutes data_retention_days',
  },
  automation_executions: {
    holds: 'executions of automations',
    of: 'client_contact',
    kept: withRecord('automations'),
    emptied: {
      input: 'as many days after the end as the automation or the agency keeps data, 90 by default',
      output: 'with the input',
      state: 'with the input',
    },
    personal: {
      name: 'actor_name',
      content: 'input state pending_request wake output error trigger_key concurrency_key',
      reference: 'actor_id asked_user_ids',
    },
    plain: `automation_id version status origin trigger_type event_type event_id record_kind record_id client_id actor_type depth correlation_id
      is_holding ready_at step_count fault_count current_node_key waiting_kind waiting_event_types waiting_execution_id resumes_at is_cancelling
      skip_reason rerun_of_id parent_execution_id credits_used queued_at started_at finished_at duration_ms erase_at`,
  },
  automation_execution_items: {
    holds: 'attempts at steps of executions',
    of: 'client_contact',
    kept: withRecord('automation_executions'),
    emptied: { input: 'with that of the execution', output: 'with that of the execution' },
    personal: { content: 'input output error' },
    plain: `execution_id automation_id node_key node_type label action_key iteration_path visit attempt is_last_attempt status port is_truncated
      records credits_used resumes_at started_at finished_at duration_ms`,
  },
  automation_answer_files: {
    holds: 'files that people outside the agency sent with answers to automations',
    of: 'client_contact',
    kept: withRecord('automation_executions'),
    plain: 'file_id execution_id asked_id field_key is_sent',
  },
  automation_test_runs: {
    holds: 'tests of automations',
    of: 'client_contact',
    kept: aged({ interval: '7 days', since: 'finished_at' }),
    personal: { content: 'config answers form_inputs input state wake error' },
    plain: `automation_id automation_revision mode status skip_waits record_kind record_id client_id step_count current_node_key waiting_kind
      waiting_execution_id correlation_id started_at finished_at`,
  },
  automation_test_steps: {
    holds: 'attempts at steps of tests',
    of: 'client_contact',
    kept: withRecord('automation_test_runs'),
    personal: { content: 'preview input output error' },
    plain:
      'test_run_id node_key node_type iteration_path visit attempt status is_simulated port started_at finished_at duration_ms',
  },
  automation_price_changes: {
    holds: 'how the cost of executions changed',
    of: 'agency',
    kept: withRecord('automations'),
    plain:
      'automation_id version reason previous_typical_credits typical_credits minimum_credits model_prices effective_at',
  },
  automation_inbound_webhooks: {
    holds: 'addresses that outside systems post to, with their secrets and a sample of a delivery',
    of: 'outsider',
    kept: withRecord('automations'),
    personal: { content: 'sample payload_fields' },
    plain: `address_sealed secret_sealed former_secret_sealed secret_hint automation_id status authentication signing delivery_key_header former_secret_expires_at listening_ends_at is_sample_applied`,
  },
  automation_missed_runs: {
    holds: 'starts that schedules of automations missed',
    of: 'agency',
    kept: aged({ interval: '30 days', since: 'created_at' }),
    plain: 'automation_id run_count',
  },
  automation_hits: {
    holds: 'events that start automations, until they are looked at',
    of: 'agency',
    kept: until('removed when the event was looked at, within seconds'),
    plain: 'event_id automation_id execution_id attempts due_at',
  },
} as const satisfies DataMap;
