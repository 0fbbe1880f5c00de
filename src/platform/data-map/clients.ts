import { aged, purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

/** Clients and what is about them, tickets included. */
export const clients = {
  clients: {
    holds: 'clients with their contacts',
    of: 'client_contact',
    kept: purgeWindow,
    personal: {
      name: 'name slug search_text',
      contact: 'contacts addresses',
      content: 'tags field_values',
      reference: 'assigned_to',
    },
    plain: 'profile_id status status_category source merged_into_id merged_at',
  },
  client_contact_keys: {
    holds: 'addresses, numbers and ids of contacts, to find clients by them',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { contact: 'value' },
    plain: 'kind client_id',
  },
  client_integration_accounts: {
    holds: 'accounts of a client in other systems',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { name: 'display_name', contact: 'external_account_id' },
    plain: 'client_id provider',
  },
  custom_object_records: {
    holds: 'records of kinds that the agency defined',
    of: 'client_contact',
    kept: purgeWindow,
    personal: {
      name: 'name search_text',
      content: 'field_values',
      reference: 'owner_id archived_by',
    },
    plain:
      'custom_object_id number lifecycle_state lifecycle_category client_id definition_version archived_at',
  },
  custom_object_record_links: {
    holds: 'which of these records relate to each other',
    of: 'agency',
    kept: withRecord('custom_object_records'),
    plain: 'relationship_id from_record_id to_record_id',
  },
  custom_object_links: {
    holds: 'which of these records belong to a client, a task or another record',
    of: 'agency',
    kept: withRecord('custom_object_records'),
    plain: 'anchor_kind anchor_id record_id custom_object_id is_primary position',
  },
  client_notes: {
    holds: 'notes about a client',
    of: 'client_contact',
    kept: purgeWindow,
    personal: { content: 'title body_text search_text words' },
    plain: 'client_id folder_id is_pinned language',
  },
  client_note_favorites: {
    holds: 'notes that a member marked',
    of: 'member',
    kept: withRecord('client_notes', 'users'),
    personal: { reference: 'user_id' },
    plain: 'note_id',
  },
  client_pins: {
    holds: 'clients that a member pinned',
    of: 'member',
    kept: withRecord('clients', 'users'),
    personal: { behaviour: 'pinned_at', reference: 'user_id' },
    plain: 'client_id',
  },
  client_list_preferences: {
    holds: 'how a member shows the list of clients',
    of: 'member',
    kept: withRecord('users'),
    personal: { behaviour: 'preferences', reference: 'user_id' },
  },
  client_service_selections: {
    holds: 'services that a client takes',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { content: 'note' },
    plain: 'client_id service_id quantity selected_at',
  },
  client_ticket_ai_overrides: {
    holds: 'how AI answers the tickets of a client',
    of: 'agency',
    kept: withRecord('clients'),
    personal: { content: 'instructions signature' },
    plain: 'client_id is_ai_enabled reply_mode tone language',
  },
  client_profiles: {
    holds: 'kinds of clients',
    of: 'agency',
    kept: purgeWindow,
    plain: 'folder_id name description color allowed_transitions layout',
  },
  client_profile_fields: {
    holds: 'custom fields of a profile',
    of: 'agency',
    kept: withRecord('client_profiles', 'fields'),
    plain: 'profile_id field_id',
  },
  client_status_options: {
    holds: 'states of the clients of a profile',
    of: 'agency',
    kept: withRecord('client_profiles'),
    plain: 'profile_id key label color category is_default archived_at',
  },
  client_service_categories: {
    holds: 'categories of the services that the agency offers',
    of: 'agency',
    kept: purgeWindow,
    plain: 'name description color icon folder_id',
  },
  client_services: {
    holds: 'services that the agency offers',
    of: 'agency',
    kept: purgeWindow,
    plain:
      'name category description category_id unit_price unit default_quantity internal_cost tax_rate_id estimated_minutes process_definition_id tags archived_at',
  },
  contact_matching_settings: {
    holds: 'how duplicate contacts are found',
    of: 'agency',
    kept: withAgency,
    plain: 'email_mode phone_mode name_mode name_similarity',
  },
  tickets: {
    holds: 'tickets',
    of: 'client_contact',
    kept: purgeWindow,
    personal: {
      contact: 'people_text requester',
      content: 'subject search_text tags field_values ai_summary_text last_message_preview',
      reference: 'assigned_to watcher_ids',
    },
    plain: `number status status_category priority_level priority_rank inbox_id channel client_id is_private is_spam source merged_into_id merged_at
      category_key external_id follow_up_of_id has_delivery_problem message_count note_count last_sequence reopen_count last_message_at last_inbound_at
      last_outbound_at last_activity_at first_inbound_at first_response_at resolved_at closes_from closed_at sla_policy_id sla_policy_name sla_due_at`,
  },
  ticket_numbers: { holds: 'the last number of a ticket', of: 'agency', kept: withAgency, plain: 'last' },
  ticket_correspondents: {
    holds: 'people outside the agency who take part in a ticket',
    of: 'client_contact',
    kept: withRecord('tickets'),
    personal: { name: 'name', contact: 'email email_key phone' },
    plain: 'ticket_id role client_contact_id is_verified',
  },
  ticket_messages: {
    holds: 'messages of tickets, and notes about them',
    of: 'client_contact',
    kept: withRecord('tickets'),
    personal: {
      contact: 'recipients_to recipients_cc recipients_bcc',
      content: 'subject body_text quoted_text body_html search_text',
      behaviour: 'occurred_at',
      reference: 'author_id mentioned_user_ids',
    },
    plain: `ticket_id sequence direction kind channel correspondent_id recipient_count is_truncated sender_checks duration_seconds recording_file_id
      is_imported external_id retry_of_id ai_request_id in_reply_to_id draft_id reply_template_id generated auto_sent is_first_response
      delivery_status delivery send_at edited_at redacted_at erased_at message_reference raw_file_id conversation_key`,
  },
  ticket_communications: {
    holds: 'messages that arrived, as they were read, filed or not',
    of: 'outsider',
    kept: aged({
      interval: '90 days',
      since: 'occurred_at',
      if: 'it is in no ticket and does not wait for review',
    }),
    personal: {
      name: 'sender_name',
      contact: 'sender_email sender_phone reply_to recipients_to recipients_cc recipient_address',
      content: 'subject body_text quoted_text body_html headers search_text',
      behaviour: 'occurred_at',
    },
    plain: `mail_id channel status inbox_id ticket_id client_id message_id recipient_count is_truncated is_automatic sender_checks external_id
      reference_ids digest size_bytes raw_file_id file_ids error conversation_key duration_seconds is_claimed`,
  },
  ticket_review_items: {
    holds: 'messages that wait for a person',
    of: 'outsider',
    kept: withRecord('ticket_communications'),
    personal: { reference: 'reviewed_by' },
    plain: `communication_id inbox_id status reason explanation confidence candidates suggested_resolution resolution resolved_ticket_id
      resolved_at received_at expires_at`,
  },
  ticket_intake_decisions: {
    holds: 'what was decided about messages that arrived',
    of: 'outsider',
    kept: aged({ interval: '400 days', since: 'created_at' }),
    personal: {
      name: 'sender_name actor_name',
      contact: 'sender_email sender_phone',
      content: 'subject explanation',
      reference: 'actor_id',
    },
    ofOthers: { member: 'actor_name' },
    plain: `decision channel inbox_id communication_id review_item_id ticket_id client_id matched_on rule_kind rule_id confidence actor_type
      received_at`,
  },
  inbound_mails: {
    holds: 'e-mails as they came; their content is in the store',
    of: 'outsider',
    kept: aged({ interval: '90 days', since: 'received_at', if: 'it was processed' }),
    personal: { contact: 'envelope_from envelope_to' },
    plain: 'digest size_bytes address_ids status received_at processed_at',
  },
  channel_arrivals: {
    holds: 'texts, chat messages, calls and delivery reports as channel providers sent them',
    of: 'outsider',
    kept: aged({ interval: '90 days', since: 'received_at', if: 'it was processed' }),
    personal: { content: 'content' },
    plain: 'connection_id external_id conversation_key size_bytes status received_at processed_at',
  },
  mail_reports: {
    holds: 'reports of a mail provider as they came',
    of: 'outsider',
    kept: aged({ interval: '30 days', since: 'received_at', if: 'it was processed' }),
    personal: { content: 'body' },
    plain: 'digest status received_at processed_at',
  },
  ticket_reads: {
    holds: 'how far members have read a ticket',
    of: 'member',
    kept: withRecord('tickets', 'users'),
    personal: { behaviour: 'read_at', reference: 'user_id' },
    plain: 'id ticket_id last_sequence last_read_message_id is_marked_unread',
  },
  ticket_sla_clocks: {
    holds: 'deadlines of tickets',
    of: 'agency',
    kept: withRecord('tickets'),
    plain: `ticket_id kind status policy_id calendar_key target_minutes pause_categories started_at used_ms counted_at due_at at_risk_due_at at_risk_at
      breached_at met_at warned_minutes is_breach_told`,
  },
  ticket_assignments: {
    holds: 'who was put in charge of a ticket, and why',
    of: 'member',
    kept: withRecord('tickets'),
    personal: {
      name: 'actor_name',
      content: 'reason',
      behaviour: 'action',
      work: 'score candidate_count',
      reference: 'user_ids actor_id',
    },
    plain: 'ticket_id method rule_id actor_type',
  },
  ticket_drafts: {
    holds: 'replies that are being written',
    of: 'member',
    kept: withRecord('tickets'),
    personal: {
      contact: 'recipients_to recipients_cc recipients_bcc',
      content: 'subject body_text body_html',
      behaviour: 'submitted_at sent_at',
      reference: 'author_id',
    },
    plain: `ticket_id status sender_id reply_template_id in_reply_to_id status_after send_at is_cancelled_by_reply signature_id generated
      ai_request_id review_id message_id`,
  },
  ticket_draft_reviews: {
    holds: 'reviews of replies before they are sent',
    of: 'member',
    kept: withRecord('tickets'),
    personal: {
      content: 'comment edits',
      behaviour: 'submitted_at decided_at',
      reference: 'reviewer_ids decided_by',
    },
    plain: 'ticket_id draft_id status reason became_stale_at',
  },
  ticket_review_users: {
    holds: 'whose replies others approve',
    of: 'member',
    kept: withRecord('users'),
    personal: { content: 'reason', reference: 'user_id updated_by' },
    plain: 'is_review_required requirement_ends_at',
  },
  ticket_sendings: {
    holds: 'how replies are sent',
    of: 'agency',
    kept: withRecord('ticket_messages'),
    personal: { name: 'sender_name', contact: 'sender_address' },
    plain: `message_id sender_id reply_to_id signature_id reference_chain status_after is_cancelled_by_reply attempts connection_id
      conversation_id provider_message_id`,
  },
  ticket_duplicates: {
    holds: 'tickets that may be about the same',
    of: 'client_contact',
    kept: withRecord('tickets'),
    personal: { content: 'explanation', reference: 'reviewed_by' },
    plain: 'first_id second_id status score reasons decided_at',
  },
  ticket_ai_interactions: {
    holds: 'what AI did in tickets, and what people made of it',
    of: 'client_contact',
    kept: withRecord('tickets'),
    personal: { name: 'actor_name', content: 'instruction output_text', reference: 'actor_id' },
    plain: `ticket_id kind outcome actor_type confidence model ai_request_id message_id draft_id input_tokens output_tokens duration_ms error`,
  },
  ticket_ai_proposals: {
    holds: 'values and replies that AI proposed for tickets',
    of: 'client_contact',
    kept: withRecord('tickets'),
    personal: { content: 'tag body_text reason', reference: 'reviewed_by' },
    plain:
      'ticket_id interaction_id kind category_key priority_level client_id confidence status decided_at ai_request_id',
  },
  escalations: {
    holds: 'escalations',
    of: 'client_contact',
    kept: withAgency,
    personal: {
      content: 'title description tags resolution summary_text search_text field_values',
      reference: 'assignee_id summary_updated_by',
    },
    plain:
      'number status status_category severity client_id client_program_id due_date resume_at resolved_at closed_at reopen_count is_summary_generated summary_updated_at source',
  },
  escalation_participants: {
    holds: 'who takes part in an escalation',
    of: 'member',
    kept: withRecord('escalations', 'users'),
    personal: { behaviour: 'added_at', reference: 'user_id added_by' },
    plain: 'escalation_id role',
  },
  escalation_next_steps: {
    holds: 'next steps of escalations',
    of: 'member',
    kept: withRecord('escalations'),
    personal: {
      content: 'title details search_text',
      behaviour: 'completed_at',
      reference: 'assignee_id completed_by',
    },
    plain: 'escalation_id status due_date position',
  },
  escalation_recommendations: {
    holds: 'what the AI recommends about escalations',
    of: 'client_contact',
    kept: withRecord('escalations'),
    personal: { content: 'title body_text rationale suggested_steps', reference: 'selected_by' },
    plain: 'escalation_id status confidence position selected_at steps_added_at ai_request_id',
  },
  escalation_settings: {
    holds: 'how escalations are handled',
    of: 'agency',
    kept: withAgency,
    personal: { reference: 'default_assignee_id default_participant_ids' },
    plain: 'default_severity due_minutes auto_close_days can_ai_summarize can_ai_recommend',
  },
  escalation_tasks: {
    holds: 'tasks of an escalation',
    of: 'agency',
    kept: withRecord('escalations', 'tasks'),
    personal: { behaviour: 'linked_at', reference: 'linked_by' },
    plain: 'escalation_id task_id relation',
  },
  escalation_tickets: {
    holds: 'tickets of an escalation',
    of: 'agency',
    kept: withRecord('escalations', 'tickets'),
    plain: 'escalation_id ticket_id',
  },
} as const satisfies DataMap;
