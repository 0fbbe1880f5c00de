import { aged, until, withRecord, type DataMap } from './entry.ts';

/** Files, and what is read from them and written to them. */
export const files = {
  managed_files: {
    holds: 'files that people uploaded',
    of: 'member',
    kept: aged({
      interval: '30 days',
      since: 'unattached_since',
      if: 'it is no value of a custom field, not the logo of the agency, in no layout, and in no feedback to the operator',
    }),
    personal: { content: 'file_name' },
    plain:
      'content_type size_bytes status checksum_sha256 file_kind source image_width_px image_height_px duration_seconds page_count derived_from_id unattached_since',
  },
  file_readings: {
    holds: 'text of documents that people uploaded, and how far files were read',
    of: 'member',
    kept: withRecord('managed_files'),
    personal: { content: 'text' },
    plain: 'file_id kind status attempts due_at is_cut failure_reason read_at',
  },
  managed_uploads: {
    holds: 'uploads of files, under way or ended',
    of: 'member',
    kept: aged({ interval: '7 days', since: 'created_at', if: 'it has ended' }),
    personal: { content: 'file_name' },
    plain:
      'file_id status content_type size_bytes checksum_sha256 part_size part_count record_kind record_id failure_reason expires_at',
  },
  managed_upload_parts: {
    holds: 'parts of uploads that have arrived',
    of: 'member',
    kept: withRecord('managed_uploads'),
    plain: 'upload_id part_number checksum_sha256 received_at',
  },
  file_imports: {
    holds: 'files that are copied from cloud drives',
    of: 'member',
    kept: aged({ interval: '30 days', since: 'created_at', if: 'it has ended' }),
    personal: { content: 'file_name', reference: 'external_id' },
    plain: 'file_id connection_id export_content_type record_kind record_id status failure_reason',
  },
  data_exports: {
    holds: 'exports of lists to files, which expire',
    of: 'member',
    kept: aged({ interval: '8 days', since: 'updated_at', if: 'it has ended' }),
    personal: { content: 'query' },
    plain: 'record_kind custom_object_id view_id format record_count file_id job_id expires_at',
  },
  data_imports: {
    holds: 'imports of records from files, and how their columns are read',
    of: 'member',
    kept: aged({ interval: '90 days', since: 'updated_at', if: 'no check or run of it is under way' }),
    personal: { content: 'name file_name columns mapping plan' },
    plain:
      'record_kind custom_object_id profile_id process_definition_id source_name file_id content_type file_size sheet_name has_headings row_count key_column match_targets on_match status check_id read_columns job_id',
  },
  data_import_rows: {
    holds: 'rows of imported files, and what became of them',
    of: 'client_contact',
    kept: withRecord('data_imports'),
    personal: { content: 'texts problem' },
    plain: 'import_id check_id row_number outcome record_id is_done',
  },
  data_import_claims: {
    holds: 'identifiers and unique values by which rows of an imported file differ',
    of: 'client_contact',
    kept: withRecord('data_imports'),
    personal: { content: 'claim' },
    plain: 'import_id check_id row_number',
  },
  data_import_keys: {
    holds: 'what imported records are called in the system that they come from',
    of: 'client_contact',
    kept: withRecord('clients', 'tasks', 'custom_object_records'),
    personal: { content: 'source_key' },
    plain: 'source_name scope record_kind record_id',
  },
  content_removals: {
    holds: 'contents of removed files and uploads that are still in the store',
    of: 'agency',
    kept: until('the content is removed from the store, as a rule within seconds'),
    plain: 'kind',
  },
} as const satisfies DataMap;
