import type { EntityLayoutRecordKind, LayoutSystemKey } from '#generated/types.gen.ts';

type Property = Omit<LayoutSystemKey, 'record_kind'>;

const property = (
  key: string,
  label: string,
  value_type: Property['value_type'],
  is_editable = true,
): Property => ({ key, label, value_type, is_editable });

const kept = [
  property('created_by', 'Created by', 'user', false),
  property('created_at', 'Created', 'date_time', false),
  property('updated_at', 'Last changed', 'date_time', false),
];

/**
 * Properties of records that their pages can show, by the name that they have in the contract. A kind whose pages cannot be laid out
 * yet has none.
 */
export const systemProperties: Readonly<Record<EntityLayoutRecordKind, readonly Property[]>> = {
  client: [
    property('name', 'Name', 'text'),
    property('slug', 'Slug', 'text'),
    property('status', 'Status', 'option'),
    property('assigned_to', 'Assigned to', 'users'),
    property('contacts', 'Contacts', 'list'),
    property('addresses', 'Addresses', 'list'),
    property('tags', 'Tags', 'list'),
    property('source', 'Source', 'option', false),
    ...kept,
  ],
  task: [
    property('name', 'Name', 'text'),
    property('number', 'Number', 'number', false),
    property('description', 'Description', 'text'),
    property('status', 'Status', 'option'),
    property('priority_level', 'Priority', 'option'),
    property('client', 'Client', 'client'),
    property('department_id', 'Department', 'department'),
    property('assigned_to', 'Assigned to', 'users'),
    property('tags', 'Tags', 'list'),
    property('current_stage', 'Current stage', 'text', false),
    property('progress_percent', 'Progress', 'number', false),
    property('start_date', 'Starts', 'date_time'),
    property('due_date', 'Due', 'date_time'),
    property('completed_at', 'Completed', 'date_time', false),
    property('estimated_minutes', 'Estimated time', 'number'),
    property('tracked_minutes', 'Tracked time', 'number', false),
    ...kept,
  ],
  ticket: [],
  client_program: [],
  custom_object_record: [
    property('name', 'Name', 'text'),
    property('number', 'Number', 'number', false),
    property('lifecycle_state', 'State', 'option', false),
    property('client_id', 'Client', 'client'),
    property('owner_id', 'Owner', 'user'),
    property('archived_at', 'Archived', 'date_time', false),
    ...kept,
  ],
};
