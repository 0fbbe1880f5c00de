import { aged, always, purgeWindow, until, withAgency, withRecord, type DataMap } from './entry.ts';

/** What an agency sets up: fields, views, processes, states. */
export const configuration = {
  fields: {
    holds: 'definitions of custom fields',
    of: 'agency',
    kept: purgeWindow,
    plain: `record_kind profile_id key name description type config is_required is_unique is_sensitive default_value folder_id custom_object_id
      view_permission edit_permission`,
  },
  field_versions: {
    holds: 'a counter of changes of the custom fields',
    of: 'agency',
    kept: withAgency,
    plain: 'version',
  },
  field_unique_values: {
    holds: 'values of unique custom fields',
    of: 'client_contact',
    kept: withRecord('fields', 'clients', 'tasks', 'users', 'custom_object_records'),
    personal: { content: 'value' },
    plain: 'field_id record_id',
  },
  field_history: {
    holds: 'former values of custom fields, which the record shows from the beginning',
    of: 'client_contact',
    kept: withRecord('fields', 'clients', 'tasks', 'users', 'custom_object_records'),
    personal: { content: 'previous_value value', behaviour: 'changed_at', reference: 'actor_id' },
    plain: 'record_kind record_id field_id actor_type',
  },
  folders: {
    holds: 'folders of notes, fields, profiles, SOPs and views',
    of: 'agency',
    kept: purgeWindow,
    plain: 'kind scope_id parent_id name client_id',
  },
  map_layers: {
    holds: 'layers of maps, with the places that people put on them',
    of: 'agency',
    kept: purgeWindow,
    plain: 'name description visibility is_shown min_zoom max_zoom source style file_feature_count',
  },
  map_layer_features: {
    holds: 'points, lines and areas of the GeoJSON files of map layers',
    of: 'agency',
    kept: withRecord('map_layers'),
    personal: { content: 'properties' },
    plain: 'layer_id nth geometry is_point west south east north',
  },
  geocode_cache: {
    holds: 'where addresses of clients and records lie',
    of: 'client_contact',
    kept: aged({ interval: '180 days', since: 'expires_at', if: 'no person set the place' }),
    personal: { contact: 'normalized_address address_text latitude longitude' },
    plain: 'outcome precision provider expires_at',
  },
  geocoder_turns: {
    holds: 'when the geocoder may be asked next',
    of: 'agency',
    kept: withAgency,
    plain: 'next_at',
  },
  navigation_items: {
    holds: 'what stands in the navigation',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'hidden_by' },
    plain: 'system_key label icon target target_type target_id parent_id department_ids hidden_at',
  },
  builder_sessions: {
    holds: 'sets of configuration changes, with their plans and results',
    of: 'agency',
    kept: aged({ interval: '400 days', since: 'updated_at' }),
    personal: { content: 'goal changes plan', reference: 'applier_id' },
    plain: `name status change_count record_kinds target_ids problems problem_count plan_hash validated_at records error_key error
      applied_at cancelled_at archived_at`,
  },
  shared_sections: {
    holds: 'sections that layouts share',
    of: 'agency',
    kept: purgeWindow,
    plain: 'key name description record_kind section',
  },
  entity_layouts: {
    holds: 'layouts of record pages',
    of: 'agency',
    kept: withRecord('client_profiles', 'process_definitions', 'custom_objects'),
    personal: { reference: 'published_by' },
    plain: 'record_kind definition_kind tabs tab_count item_count version published_at removed_at',
  },
  entity_layout_versions: {
    holds: 'published versions of layouts, the latest 500 of each',
    of: 'agency',
    kept: withRecord('entity_layouts'),
    personal: { reference: 'published_by' },
    plain: 'layout_id version tabs change_note operation_count published_at',
  },
  modals: {
    holds: 'dialogs that layouts open',
    of: 'agency',
    kept: purgeWindow,
    plain: 'key name description title size record_kind custom_object_id folder_id sections actions',
  },
  layout_uses: {
    holds: 'what layouts and shared sections name',
    of: 'agency',
    kept: until('what holds it names it no longer'),
    plain: 'holder_kind holder_id used_kind used_id',
  },
  layout_settings: {
    holds: 'hosts whose pages layouts may embed',
    of: 'agency',
    kept: withAgency,
    plain: 'embed_hosts',
  },
  views: {
    holds: 'saved views of lists',
    of: 'member',
    kept: purgeWindow,
    personal: { reference: 'user_ids owner_id' },
    plain: `name description icon color record_kind custom_object_id display columns filter_group quick_filters sort_by group_by page_size
      audience department_ids is_editable is_default folder_id`,
  },
  platform_feedback: {
    holds: 'what members tell the operator of the service',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'settled_at' }),
    personal: { content: 'title body_text answer_text page_url' },
    plain: 'kind severity request_id attachment_ids can_contact status settled_at',
  },
  signatures: {
    holds: 'what stands below e-mails of members, inboxes and the agency',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name body_html body_text', reference: 'user_id' },
    plain: 'scope inbox_id is_default',
  },
  ai_settings: {
    holds: 'AI settings of agencies that changed them',
    of: 'agency',
    kept: withAgency,
    plain: `is_enabled enabled_purposes default_model allowed_models tone language instructions monthly_credit_limit is_memory_enabled
      memory_refresh is_content_logged log_retention_days can_read_private_records`,
  },
  ai_presets: {
    holds: 'how the AI works for each purpose',
    of: 'agency',
    kept: purgeWindow,
    plain: `name description purpose model tone instructions temperature max_output_tokens language tool_keys context_source_keys
      is_memory_used is_default is_built_in search_text`,
  },
  custom_objects: {
    holds: 'kinds of records that the agency defined',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'view_user_ids edit_user_ids' },
    plain: `key name plural_name description icon color folder_id status name_label name_template client_requirement anchors record_access
      view_permission has_view_audience view_is_everyone view_department_ids view_level_ids edit_permission has_edit_audience edit_is_everyone
      edit_department_ids edit_level_ids lifecycle rollups definition_version migration migration_job_id`,
  },
  custom_object_relationships: {
    holds: 'how records of custom objects relate to each other',
    of: 'agency',
    kept: purgeWindow,
    plain: `from_custom_object_id to_custom_object_id key name inverse_name description cardinality is_required on_target_delete position`,
  },
  custom_object_numbers: {
    holds: 'the last number of a record of each custom object',
    of: 'agency',
    kept: withRecord('custom_objects'),
    plain: 'custom_object_id last',
  },
  process_definitions: {
    holds: 'processes',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'default_assignee_ids' },
    plain: `name description icon color status version has_unpublished_changes department_id task_name_template priority_level tags
      due_offset_minutes estimated_minutes shift_due_on_hold status_template_id published_at archived_at`,
  },
  process_stages: {
    holds: 'stages of processes',
    of: 'agency',
    kept: withRecord('process_definitions'),
    personal: { reference: 'assignment' },
    plain: `process_definition_id key name instructions is_required auto_start auto_complete department_id due_rule estimated_minutes
      required_field_keys status_template_id substages`,
  },
  process_stage_dependencies: {
    holds: 'which stage of a process waits for which',
    of: 'agency',
    kept: withRecord('process_stages'),
    plain: 'predecessor_id successor_id type lag_minutes',
  },
  process_versions: {
    holds: 'published versions of processes',
    of: 'agency',
    kept: withRecord('process_definitions'),
    personal: { content: 'change_note', reference: 'published_by' },
    plain: 'process_definition_id version snapshot published_at',
  },
  stage_tools: {
    holds: 'tools of the stages of processes',
    of: 'agency',
    kept: withRecord('process_definitions', 'process_stages'),
    plain:
      'process_definition_id stage_definition_id name description icon type config is_required is_visible_to_all',
  },
  status_option_sets: {
    holds: 'sets of states',
    of: 'agency',
    kept: withRecord('tenants'),
    plain: 'record_kind',
  },
  status_options: {
    holds: 'states of tasks, stages, tickets and escalations',
    of: 'agency',
    kept: withRecord('status_option_sets', 'status_templates'),
    plain: 'record_kind template_id key label color category is_default archived_at',
  },
  status_templates: {
    holds: 'sets of states for stages',
    of: 'agency',
    kept: purgeWindow,
    plain: 'name description',
  },
  tag_priority_options: {
    holds: 'tags and priorities to choose from',
    of: 'agency',
    kept: withAgency,
    plain: 'record_kind kind tag rank label description color is_default archived_at',
  },
  webhook_settings: {
    holds: 'events that an agency subscribed to, and the secrets that sign them, sealed',
    of: 'agency',
    kept: withAgency,
    personal: { credential: 'secret_sealed former_secret_sealed' },
    plain: 'enabled_events secret_created_at secret_revealed_at former_secret_expires_at',
  },
  webhook_endpoints: {
    holds: 'addresses that take webhooks; values of headers are sealed',
    of: 'agency',
    kept: withAgency,
    personal: { credential: 'headers_sealed' },
    plain: `event_type url status consecutive_failures disabled_at header_names mean_duration_ms last_success_at last_failure_at
      told_disabled_at`,
  },
  agency_quotas: {
    holds: 'how much of a thing an agency may have, where the operator changed it',
    of: 'agency',
    kept: withAgency,
    plain: 'quota max_count',
  },
  agency_usage: {
    holds: 'how much of a thing an agency has, or had on a day',
    of: 'agency',
    kept: aged({ interval: '30 days', since: 'day', if: 'it is the count of a day' }),
    plain: 'quota day slot used',
  },
  marketplace_categories: {
    holds: 'categories of the marketplace',
    of: 'installation',
    kept: always('for as long as the installation exists; releases change them'),
    plain: 'slug name description icon parent_id position',
  },
  marketplace_items: {
    holds: 'what agencies publish to each other',
    of: 'agency',
    kept: withAgency,
    plain: `publisher_id publisher_name is_publisher_verified slug name summary description category_id status version contents content_kinds
      price_minor currency is_verified languages tags license support_url rating rating_count download_count popularity published_at`,
  },
  marketplace_versions: {
    holds: 'versions of what agencies publish',
    of: 'agency',
    kept: withAgency,
    plain: 'item_id version notes records requirements published_at',
  },
  marketplace_packages: {
    holds: 'the content of these versions, without anything of people',
    of: 'agency',
    kept: withAgency,
    plain: 'item_id version records',
  },
  marketplace_ratings: {
    holds: 'ratings of items by agencies, which all agencies read',
    of: 'agency',
    kept: withAgency,
    personal: { content: 'comment' },
    plain: 'item_id agency_id agency_name version rating',
  },
  marketplace_listings: {
    holds: 'what the agency offers or prepares for the marketplace',
    of: 'agency',
    kept: purgeWindow,
    personal: { reference: 'published_by' },
    plain: `slug name summary description category_id contents price_minor currency languages tags image_file_id screenshot_file_ids license
      support_url status version published_hash published_at`,
  },
  marketplace_downloads: {
    holds: 'items that the agency has acquired',
    of: 'agency',
    kept: withAgency,
    plain: 'item_id status price_minor currency acquired_at',
  },
  marketplace_imports: {
    holds: 'imports of these items',
    of: 'agency',
    kept: withRecord('marketplace_downloads'),
    plain: 'download_id version status plan_hash choices records record_count error finished_at',
  },
} as const satisfies DataMap;
