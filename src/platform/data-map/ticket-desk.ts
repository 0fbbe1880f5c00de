import { purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

/** What an agency sets up for its tickets: inboxes, what they promise, where messages come from and go. */
export const ticketDesk = {
  ticket_inboxes: {
    holds: 'inboxes of tickets',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'member_ids' },
    plain: `name description color access department_ids categories reopen_window_days auto_close_mode auto_close_days is_category_required
      is_tag_required is_linked_task_required replies ai unknown_senders is_auto_assignment_enabled assignment_strategy archived_at`,
  },
  ticket_inbox_addresses: {
    holds: 'addresses of inboxes',
    of: 'agency',
    kept: withRecord('ticket_inboxes'),
    plain: `inbox_id channel value display_name is_default forwarding_key forwarding_status last_received_at mail_domain_id connection_id
      test_sent_at test_key`,
  },
  mail_domains: {
    holds: 'domains that e-mail is sent from',
    of: 'agency',
    kept: purgeWindow,
    plain: `name status ownership_token dkim_selector dkim_record dkim_key_sealed checks missing_since is_default sender_address sender_name
      checked_at verified_at`,
  },
  ticket_sla_policies: {
    holds: 'deadlines that an inbox promises',
    of: 'agency',
    kept: withRecord('ticket_inboxes'),
    plain: 'inbox_id name conditions calendar_key targets at_risk_threshold pause_categories',
  },
  ticket_settings: {
    holds: 'what holds for all inboxes',
    of: 'agency',
    kept: withAgency,
    plain: 'default_inbox_id calendars closing at_risk_threshold intake draft_review ai',
  },
  ticket_assignment_settings: {
    holds: 'how new tickets find their agents',
    of: 'agency',
    kept: withAgency,
    personal: { work: 'members', reference: 'overflow_user_id' },
    plain: `is_enabled strategy default_capacity is_schedule_respected is_previous_agent_preferred is_client_owner_preferred overflow
      reassign_after_minutes`,
  },
  ticket_style_settings: {
    holds: 'how replies are written',
    of: 'agency',
    kept: withAgency,
    plain:
      'description language formality sentence_length greeting sign_off can_use_emojis dos donts vocabulary samples',
  },
  ticket_routing_rules: {
    holds: 'which inbox and agents new tickets go to',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'actions' },
    plain: 'name description is_enabled inbox_ids match_mode conditions is_final match_count last_matched_at',
  },
  ticket_reply_templates: {
    holds: 'texts of replies, personal and shared',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name category subject body_text' },
    plain: 'shortcut visibility inbox_ids language placeholders status_after usage_count last_used_at',
  },
  channel_connections: {
    holds: 'providers for calls, texts and chats of inboxes',
    of: 'agency',
    kept: withAgency,
    personal: { credential: 'address_sealed secret_sealed' },
    plain: `name provider channels external_account_id send_url outcome problem is_paused last_received_at last_sent_at`,
  },
  ticket_blacklist_rules: {
    holds: 'senders that are kept out',
    of: 'outsider',
    kept: purgeWindow,
    personal: { contact: 'pattern', content: 'note' },
    plain: 'match_type action inbox_ids is_enabled source_ticket_id hit_count last_hit_at expires_at',
  },
  ticket_whitelist_rules: {
    holds: 'senders that are let through',
    of: 'outsider',
    kept: purgeWindow,
    personal: { contact: 'pattern', content: 'note' },
    plain: 'match_type bypass client_id inbox_ids is_enabled hit_count last_hit_at expires_at',
  },
  mail_intakes: {
    holds: 'addresses where a mail server hands e-mails over, with the secrets that sign them, sealed',
    of: 'agency',
    kept: withAgency,
    personal: { credential: 'secret_sealed former_secret_sealed' },
    plain: 'kind former_secret_expires_at authserv_id domain',
  },
} as const satisfies DataMap;
