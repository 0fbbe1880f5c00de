import type { FieldRecordKind, FieldRecordKindEntry } from '#generated/types.gen.ts';
import { entriesOf, type Written } from '#src/domain/catalogs/index.ts';

type Holder = Pick<FieldRecordKindEntry, 'record_kind'>;

const holder = (
  [label, icon, category]: readonly [string, string, string],
  description: string,
  record_kind: FieldRecordKindEntry['record_kind'],
  more: FieldRecordKindEntry['capabilities'] = [],
): Written<Holder> => ({
  label,
  description,
  icon,
  category,
  capabilities: ['required', 'unique', 'default_value', 'computed', ...more],
  record_kind,
});

const holders: Readonly<Record<FieldRecordKind, Written<Holder>>> = {
  client: holder(
    ['Client', 'building', 'core'],
    'Companies and people that the agency works for.',
    'client',
    ['per_profile'],
  ),
  agency: {
    ...holder(['Agency', 'landmark', 'core'], 'The agency itself: one value for each field.', null),
    capabilities: ['required', 'default_value', 'computed'],
  },
  user: holder(['Member', 'user', 'core'], 'Members and service accounts of the agency.', 'user'),
  task: holder(['Task', 'square-check', 'work'], 'Work with stages, for a client or for the agency.', 'task'),
  ticket: holder(['Ticket', 'ticket', 'work'], 'Conversations with clients and others.', 'ticket'),
  escalation: holder(
    ['Escalation', 'siren', 'work'],
    'Matters that need attention above the usual way.',
    'escalation',
  ),
  custom_object_record: holder(
    ['Custom object record', 'box', 'objects'],
    'Records of custom objects; each object defines its own fields.',
    'custom_object_record',
    ['per_profile'],
  ),
};

/** Kinds of record that can have custom fields. */
export const fieldHolders = entriesOf(holders);
