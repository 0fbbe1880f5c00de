// Every column that refers to a client, and what a merge does with it: a test compares this list with the schema.

/** Records of the client, which belong to the survivor from then on. Those with a revision get the next one. */
export const movedTables = {
  client_billing_history: 'unrevised',
  client_integration_accounts: 'revised',
  client_notes: 'revised',
  client_programs: 'revised',
  credit_notes: 'unrevised',
  custom_object_records: 'revised',
  escalations: 'revised',
  form_links: 'unrevised',
  form_submissions: 'revised',
  invoices: 'revised',
  payment_setups: 'unrevised',
  payment_transactions: 'unrevised',
  tasks: 'revised',
  tickets: 'revised',
  time_entries: 'revised',
  ticket_whitelist_rules: 'revised',
  // What is told of the past is told of the survivor, and what waits goes on for it.
  automation_executions: 'unrevised',
  automation_test_runs: 'unrevised',
  mcp_conversations: 'unrevised',
  ticket_ai_proposals: 'unrevised',
  ticket_communications: 'unrevised',
  ticket_intake_decisions: 'unrevised',
} as const;

/** Tables with `record_kind` and `record_id`, whose rows about the client are about the survivor from then on. */
export const movedRecords = [
  'ai_requests',
  'automation_executions',
  'automation_test_runs',
  'comments',
  'data_import_keys',
  'email_deliveries',
  'field_history',
  'file_imports',
  'form_links',
  'form_submissions',
  'managed_uploads',
  'notification_deliveries',
  'notifications',
  'reminders',
] as const;

/** Those of which each record has one at most of a kind: what the survivor has stays, the rest is added. */
export const unitedRecords = {
  entity_pins: ['user_id', 'record_kind', 'pinned_at'],
  record_attachments: ['record_kind', 'file_id', 'attached_at', 'attached_by'],
} as const;

/** Columns that are united with those of the survivor in ways of their own (unite.queries.ts, unite-billing.queries.ts). */
export const united = [
  'ai_memories.client_id',
  'ai_memory_refreshes.subject_id',
  'assignment_rules.client_ids',
  'client_billing_addresses.client_id',
  'client_billing_recipients.client_id',
  'client_billing_settings.client_id',
  'client_payment_terms.client_id',
  'client_pins.client_id',
  'client_service_selections.client_id',
  'client_tax_exemptions.client_id',
  'client_ticket_ai_overrides.client_id',
  'custom_object_links.anchor_id',
  'field_unique_values.record_id',
  'folders.scope_id',
  'hosted_tokens.contact_id',
  'ledger_accounts.owner_id',
  'payment_methods.client_id',
  'navigation_items.target_id',
  'ticket_correspondents.client_contact_id',
] as const;

/** Columns that keep their value, and why. */
export const kept: Readonly<Record<string, string>> = {
  'audit_log.record_id': 'tells what was done with which record; nobody rewrites it',
  'chat_channels.client_id': 'is archived with its client, and can be read (app.follow_chat_client)',
  'client_contact_keys.client_id': 'follows the contacts (app.store_client_contact_keys)',
  'clients.merged_into_id': 'leads to the survivor; those of earlier merges are turned to the last one',
  'data_import_rows.record_id': 'tells what became of a row of a file; nobody rewrites it',
  'folders.client_id': 'is computed from scope_id',
  'hosted_tokens.record_id': 'is an invoice, an enrolment or another record with a page, never a client',
  'ledger_entries.owner_id': 'is append-only: balances move by entries of their own',
  'ledger_lots.owner_id': 'goes with its entry; what is left of it is granted to the survivor',
  'ledger_reservations.owner_id': 'is of AI credit, which agencies have',
  'oauth_grants.client_id': 'names a program, not a client of the agency',
  'task_history.record_id': 'tells of tasks and what belongs to them',
  'timers.record_id': 'is a record with a moment of its own, never a client',
  'webhook_deliveries.record_ids': 'names what was delivered',
};
