import type { EntityLayoutDefinitionKind, EntityLayoutRecordKind, FieldRef } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readFieldSet, type FieldRecordKind } from '#src/domain/field-values/index.ts';

/** Records whose pages can be laid out. */
export interface PageKind {
  readonly recordKind: EntityLayoutRecordKind & FieldRecordKind;
  /** What has the layout. */
  readonly definition: {
    readonly kind: EntityLayoutDefinitionKind;
    readonly table: 'client_profiles' | 'process_definitions' | 'custom_objects';
  };
}

/** By the kind of record; those of other families come with them. */
export const pageKinds: Readonly<Record<EntityLayoutRecordKind, PageKind | undefined>> = {
  client: { recordKind: 'client', definition: { kind: 'client_profile', table: 'client_profiles' } },
  task: { recordKind: 'task', definition: { kind: 'process_definition', table: 'process_definitions' } },
  // Some inboxes are seen by their members alone, and so would be the names of their fields.
  ticket: undefined,
  // Enrolments have no custom fields, and programs no layouts yet.
  client_program: undefined,
  custom_object_record: {
    recordKind: 'custom_object_record',
    definition: { kind: 'custom_object', table: 'custom_objects' },
  },
};

export const builtPages: readonly PageKind[] = Object.values(pageKinds).filter((page) => page !== undefined);

/** The custom fields that a page can show, in the order people see them: of one definition, or of all records of the kind. */
export async function fieldsOfPage(
  ctx: Pick<ReadContext, 'db' | 'identity'>,
  { recordKind }: PageKind,
  definitionId?: string,
): Promise<FieldRef[]> {
  const objectId = recordKind === 'custom_object_record' ? (definitionId ?? null) : null;
  const all = await readFieldSet(ctx, recordKind, objectId);
  const { fields } = recordKind === 'client' && definitionId !== undefined ? all.narrowTo(definitionId) : all;
  return fields.map(({ definition: { id, key, name, type } }) => ({ id, key, name, type }));
}
