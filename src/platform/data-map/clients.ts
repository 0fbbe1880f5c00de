import { purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

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
    plain: 'profile_id status status_category source',
  },
  client_contact_keys: {
    holds: 'addresses and numbers of contacts, to find duplicates',
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
    personal: { contact: 'requester', content: 'subject search_text tags', reference: 'assigned_to' },
    plain:
      'number status status_category priority_level inbox_id channel client_id is_private is_spam source merged_into_id',
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
