import { aged, always, until, withRecord, type DataMap } from './entry.ts';

/** What is kept of what happened, and the machinery that works on it. */
export const logs = {
  audit_log: {
    holds: 'every change, with its former values; histories of records are read from it',
    of: 'member',
    kept: aged({ interval: '1100 days', since: 'created_at' }),
    personal: {
      name: 'actor_name',
      content: 'previous new_values reason',
      behaviour: 'action operation_id',
      reference: 'actor_id',
    },
    plain: 'record_kind record_id actor_type request_id changed_fields call_id due_at',
  },
  auth_events: {
    holds: 'sign-ins and changes of rights',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'occurred_at' }),
    personal: {
      behaviour: 'kind outcome failure_reason occurred_at',
      device: 'ip_address user_agent oauth_client_name',
      work: 'changes',
      reference: 'user_id actor_id credential_id app_credential_id',
    },
    plain: 'actor_type request_id',
  },
  api_request_logs: {
    holds: 'calls, without their bodies',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'created_at' }),
    personal: {
      content: 'query_string error_message',
      behaviour: 'operation_id method path mcp_call',
      device: 'ip_address user_agent',
      reference: 'user_id credential_id',
    },
    plain: 'request_id status error_type duration_ms request_bytes response_bytes channel',
  },
  api_request_hours: {
    holds: 'counts of calls by hour, with the credentials that called, for reports over weeks',
    of: 'member',
    kept: aged({ interval: '90 days', since: 'starts_at' }),
    personal: { behaviour: 'credentials' },
    plain: `starts_at rest_success rest_client_error rest_server_error mcp_success mcp_client_error mcp_server_error durations operations
      errors`,
  },
  events: {
    holds: 'events that consumers have still to take, and what became of a call',
    of: 'agency',
    kept: aged({ interval: '30 days', since: 'created_at', if: 'every consumer has had it' }),
    personal: { content: 'data' },
    plain: 'sequence event_type correlation_id call_id traceparent',
  },
  webhook_deliveries: {
    holds: 'what was sent to the endpoints of an agency',
    of: 'agency',
    kept: aged({ interval: '30 days', since: 'created_at' }),
    personal: { content: 'body' },
    plain: `event_id event_type sequence endpoint_id endpoint_kind url status attempt_count max_attempts is_manual is_test redelivery_of_id
      record_ids lane_at last_attempt_at next_attempt_at last_status_code error_class skip_reason delivered_at`,
  },
  webhook_attempts: {
    holds: 'what endpoints answered',
    of: 'agency',
    kept: withRecord('webhook_deliveries'),
    personal: { content: 'response_body' },
    plain:
      'delivery_id number url ip_address started_at duration_ms status_code error_class error_message is_response_truncated',
  },
  inbound_webhook_deliveries: {
    holds: 'what others sent to automations',
    of: 'outsider',
    kept: aged({ interval: '30 days', since: 'created_at' }),
    personal: { content: 'headers body', device: 'ip_address user_agent' },
    plain: `automation_id webhook_id status reject_reason error execution_id duplicate_of_id delivery_key answered_status_code content_type
      body_size duration_ms is_truncated`,
  },
  email_deliveries: {
    holds: 'e-mails of an agency; the text only while it waits',
    of: 'outsider',
    kept: aged({ interval: '400 days', since: 'created_at' }),
    personal: {
      contact: 'from_address to_address',
      content: 'subject record_name sealed error_message',
      behaviour: 'delivered_at has_bounced',
      reference: 'user_id',
    },
    plain: `category kind status record_kind record_id provider message_reference attempt_count suppressed_reason request_id expires_at
      sent_at`,
    emptied: { sealed: 'when the e-mail is sent or given up' },
  },
  bounced_addresses: {
    holds: 'addresses that mail servers refused for good',
    of: 'outsider',
    kept: always('until somebody clears the address'),
    personal: { contact: 'address', content: 'reason' },
    plain: 'bounced_at',
  },
  notification_deliveries: {
    holds: 'how notifications reached a member',
    of: 'member',
    kept: aged({ interval: '90 days', since: 'created_at' }),
    personal: {
      contact: 'destination',
      content: 'subject body_text error_message',
      behaviour: 'delivered_at',
      reference: 'user_id device_id',
    },
    plain: `notification_id kind record_kind record_id channel email_delivery_id can_wait is_test status suppressed_reason attempt_count due_at send_at sent_at
      failed_at`,
  },
  email_delivery_steps: {
    holds: 'what mail servers answered',
    of: 'outsider',
    kept: withRecord('email_deliveries'),
    personal: { contact: 'recipient', content: 'message' },
    plain: 'delivery_id status response_code occurred_at',
  },
  'app.system_mails': {
    holds: 'e-mails about accounts, which belong to no agency',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'created_at' }),
    personal: { contact: 'from_address to_address', content: 'subject sealed error_message' },
    plain: 'kind status provider message_reference attempt_count request_id expires_at sent_at',
    emptied: { sealed: 'when the e-mail is sent or given up' },
  },
  timers: {
    holds: 'what is to happen to a record at an instant',
    of: 'agency',
    kept: until('the timer has fired, or an operator drops a parked one'),
    plain: 'kind record_id slot due_at attempts attempt_at last_error parked_at',
  },
  ai_requests: {
    holds:
      'questions that were put to a model, with what they cost; texts only where the agency wants them kept',
    of: 'member',
    kept: aged({
      interval: '1 day',
      since: 'created_at',
      if: 'older than the AI settings say, 90 days unless changed',
    }),
    personal: {
      content: 'prompt_summary result_summary prompt_text result_text error',
      behaviour: 'tool_calls records_read memory_ids',
      reference: 'user_id',
    },
    plain: `purpose status origin preset_id model record_kind record_id input_tokens cached_input_tokens output_tokens credits
      automation_execution_id correlation_id duration_ms finished_at`,
  },
  background_jobs: {
    holds: 'work that went on after a response',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'finished_at' }),
    plain:
      'kind topic status input progress_percent attempts error failed_count outcomes started_at finished_at',
  },
} as const satisfies DataMap;
