import { aged, purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

/** What clients are billed, and what they pay. Numbered invoices and payments are kept as accounts have to be. */
export const money = {
  billing_settings: {
    holds: 'how the agency bills its clients',
    of: 'agency',
    kept: withAgency,
    plain: `legal_name billing_email billing_phone address tax_number currency payment_terms default_tax_rate_id is_tax_inclusive
      invoice_number_prefix credit_note_number_prefix invoice_number_digits is_numbered_by_year program_invoices default_memo invoice_footer
      reminder_days is_credit_auto_applied is_auto_charged ai_credit_alert_below ai_credit_recharge`,
  },
  tax_rates: {
    holds: 'tax rates',
    of: 'agency',
    kept: withAgency,
    plain: 'name kind percent components country region archived_at',
  },
  number_series: {
    holds: 'the next numbers of invoices and credit notes',
    of: 'agency',
    kept: withAgency,
    plain: 'series year next_number',
  },
  client_billing_settings: {
    holds: 'how a client is billed',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { content: 'purchase_order_number invoice_note' },
    plain: 'client_id currency language is_auto_charged is_credit_auto_applied has_reminders',
  },
  client_billing_recipients: {
    holds: 'who gets the invoices of a client',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { name: 'name', contact: 'email', reference: 'contact_id' },
    plain: 'client_id kind receives',
  },
  client_billing_addresses: {
    holds: 'billing addresses of clients',
    of: 'client_contact',
    kept: purgeWindow,
    personal: { name: 'company_name attention', contact: 'address', content: 'label tax_number' },
    plain: 'client_id is_default',
  },
  client_payment_terms: {
    holds: 'payment terms of clients',
    of: 'agency',
    kept: withRecord('clients'),
    plain: 'client_id terms',
  },
  client_tax_exemptions: {
    holds: 'tax exemptions of clients',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { content: 'certificate_number tax_number note' },
    plain: 'client_id is_exempt reason country region valid_from valid_to certificate_file_id',
  },
  client_billing_history: {
    holds: 'what happened to the billing of clients',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { content: 'summary search_text', name: 'actor_name', reference: 'actor_id' },
    plain: `client_id kind occurred_at amount_minor currency outstanding_minor invoice_id client_program_id transaction_id actor_type`,
  },
  invoices: {
    holds: 'invoices to clients; numbered ones are kept for the accounts',
    of: 'client_contact',
    kept: purgeWindow,
    personal: {
      name: 'buyer',
      contact: 'recipients',
      credential: 'payment_url_sealed',
      content: 'purchase_order_number memo internal_note search_text status_reason',
      behaviour: 'viewed_at',
    },
    plain: `invoice_number running_number status origin client_id client_program_id currency invoice_date due_on is_tax_inclusive billing_address_id
      seller tax_exemption late_fee_percent grace_days subtotal_minor discount_minor tax_minor total_minor tax_summary credit_minor
      credit_note_minor paid_minor balance_minor is_collection_paused collection_resumes_on footer pdf_file_id late_fee_invoice_id first_failed_at
      failed_attempts next_retry_at finalized_at sent_at paid_at voided_at written_off_at`,
  },
  invoice_lines: {
    holds: 'lines of invoices',
    of: 'agency',
    kept: withRecord('invoices'),
    plain: `invoice_id kind service_id name description quantity unit_minor discount_percent discount_minor discounted_minor tax_rate_id taxes
      time_entry_ids subtotal_minor tax_minor period_start_date period_end_date late_invoice_id`,
  },
  credit_notes: {
    holds: 'credit notes on invoices, kept for the accounts',
    of: 'client_contact',
    kept: withAgency,
    personal: { name: 'buyer', content: 'reason' },
    plain: `credit_note_number invoice_id client_id currency issued_on subtotal_minor tax_minor total_minor tax_summary balance_reduced_minor
      credited_minor refunded_minor seller pdf_file_id sent_at`,
  },
  credit_note_lines: {
    holds: 'lines of credit notes',
    of: 'agency',
    kept: withRecord('credit_notes'),
    plain: 'credit_note_id invoice_line_id name subtotal_minor taxes tax_minor',
  },
  payment_providers: {
    holds: 'accounts of the agency at payment providers',
    of: 'agency',
    kept: withAgency,
    plain: `provider name status is_test_mode webhook_status last_event_at is_default supported_types currencies onboarding_url requirements
      payout_bank_last4 external_id connected_at disconnected_at publishable_key secret_key_sealed webhook_secret_sealed webhook_external_id`,
  },
  payment_methods: {
    holds: 'saved cards and bank accounts, masked; their numbers are at the provider',
    of: 'client_contact',
    kept: purgeWindow,
    personal: {
      content: 'label brand bank_name last4 expiry_month expiry_year',
      name: 'account_holder_name',
      credential: 'external_id external_customer_id fingerprint authorization_url authorization_url_sealed',
    },
    plain: `owner_kind client_id payment_provider_id provider type scheme status is_default authorization_expires_at authorized_at last_charged_at
      is_authorization_announced mandate_external_id`,
  },
  payment_transactions: {
    holds: 'payments of clients, refunds and reversals',
    of: 'client_contact',
    kept: withAgency,
    personal: {
      contact: 'billing_address',
      content: 'method_label reference note search_text failure_message',
    },
    plain: `kind status client_id invoice_id payment_method_id method currency amount_minor credited_minor surcharge_minor fee_minor external_id
      is_automatic paid_at attempt_number next_retry_at failure_code refunds_transaction_id settled_at
      payment_provider_id source checks is_method_saved paid_from credit_note_id`,
  },
  payment_settings: {
    holds: 'what clients see and may do on the page on which they pay',
    of: 'agency',
    kept: withAgency,
    plain: `accepted_types can_pay_partially minimum_part_payment can_save_methods is_address_required card_surcharge_percent
      statement_descriptor page_message success_message terms_url return_url`,
  },
  payment_setups: {
    holds: 'pages for clients to save a payment method',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { credential: 'external_customer_id' },
    plain: `client_id payment_provider_id is_default expires_at completed_at`,
  },
  ai_credit_purchases: {
    holds: 'purchases of AI credit',
    of: 'agency',
    kept: withAgency,
    plain: `status is_automatic amount_minor currency credits payment_method_id external_id checks failure_code failure_message settled_at`,
  },
  payment_events: {
    holds: 'that payment providers reported something; not what',
    of: 'agency',
    kept: aged({ interval: '90 days', since: 'received_at' }),
    plain: `payment_provider_id external_id type object_external_id transaction_id received_at processed_at`,
  },
  program_definitions: {
    holds: 'what programs deliver',
    of: 'agency',
    kept: withAgency,
    plain: 'name description tags archived_at',
  },
  program_definition_processes: {
    holds: 'processes of program definitions, with their schedules',
    of: 'member',
    kept: withRecord('program_definitions'),
    personal: { reference: 'assigned_to' },
    plain: `program_definition_id process_definition_id position recurrence lead_days due_in_days day_shift catch_up task_name_template`,
  },
  program_definition_services: {
    holds: 'services of program definitions',
    of: 'agency',
    kept: withRecord('program_definitions'),
    plain: 'program_definition_id service_id position quantity',
  },
  programs: {
    holds: 'programs with their prices',
    of: 'agency',
    kept: withAgency,
    plain: `name description program_definition_id frequency amount_minor currency setup_fee_minor tax_rate_id duration_months
      minimum_term_months is_exclusive tags archived_at`,
  },
  client_programs: {
    holds: 'enrolments of clients in programs',
    of: 'client_contact',
    kept: withRecord('clients'),
    personal: { content: 'note status_reason', reference: 'assigned_to' },
    plain: `client_id program_id program_definition_id status start_date end_date minimum_term_ends_on started_at paused_at resume_on suspended_at
      cancels_at cancelled_at completed_at frequency amount_minor currency override_minor tax_rate_id setup_fee_minor next_billing_date
      billing_anchor_day scheduled_change program_invoices is_auto_charged payment_method_id pause_proration pause_unsettled_from`,
  },
  client_program_periods: {
    holds: 'billed periods of enrolments',
    of: 'agency',
    kept: withRecord('client_programs'),
    plain:
      'client_program_id period_start_date period_end_date price_minor whole_days tax_rate_id applied_price_minor applied_total_minor invoice_id',
  },
  client_program_prorations: {
    holds: 'parts of periods that the next invoice of an enrolment settles',
    of: 'agency',
    kept: withRecord('client_programs'),
    plain:
      'client_program_id name amount_minor total_minor tax_rate_id period_start_date period_end_date invoice_id',
  },
  client_program_processes: {
    holds: 'processes of enrolments, with their schedules',
    of: 'member',
    kept: withRecord('client_programs'),
    personal: { reference: 'assigned_to' },
    plain: `schedule_id client_program_id process_definition_id position recurrence lead_days due_in_days day_shift catch_up task_name_template
      is_active next_period_date next_period_key next_task_at skipped_period_keys schedule_updated_at`,
  },
  client_program_tasks: {
    holds: 'which period of an enrolment has its task',
    of: 'agency',
    kept: withRecord('client_programs'),
    plain: 'client_program_id process_definition_id period_key period_date task_id',
  },
  marketplace_payout_settings: {
    holds: 'how the agency is paid for what it sells in the marketplace',
    of: 'agency',
    kept: withAgency,
    personal: { contact: 'payout_email', name: 'legal_name', credential: 'tax_number_sealed' },
    plain: 'is_enabled currency frequency minimum_minor tax_form',
  },
} as const satisfies DataMap;
