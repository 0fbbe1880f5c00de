import type { CustomObjectLinkChanges, CustomObjectRecordUpdate, FieldValues } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordValues, type CheckedValues } from '#src/domain/field-values/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { changesOf, diff } from '#src/platform/events/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireActive, type Editable, type Editing } from './editing.ts';
import { reportUpdated, type Told } from './events.ts';
import { checkGuarded } from './fields.ts';
import { noLinks, planLinks, storeLinks, type LinkPlan } from './links.ts';
import { readStored, updateRecordRow, type RecordChange, type StoredRecord } from './stored.queries.ts';

/** A change as callers ask for it, whatever operation they use. */
export type WantedChange = Omit<CustomObjectRecordUpdate, 'expected_revision'>;

type Context = WriteContext<'custom_object_record.updated'>;

export interface Changed {
  readonly record: StoredRecord;
  readonly outcome: 'updated' | 'unchanged';
}

/** Makes a change of a locked record; `place` is where it stands in the request. */
export async function changeRecord(
  ctx: Context,
  editable: Editable,
  wanted: WantedChange,
  place = 'body',
): Promise<Changed> {
  const { record } = editable;
  requireActive(record);
  const name = settleName(editable, wanted.name, place);
  const change: RecordChange = {
    ...(name !== undefined && { name }),
    ...(await settlePeople(ctx, editable, wanted, record, place)),
  };
  const links =
    wanted.links === undefined
      ? noLinks
      : await planLinks(ctx, editable, record.id, wanted.links, `${place}.links`);
  const checked = await checkValues(ctx, editable, record, wanted.field_values, `${place}.field_values`);
  return storeChange(ctx, editable, change, { checked, links });
}

/** 400 for a name where the template names records, or for none where people do. */
export function settleName({ object }: Editing, name: string | undefined, place: string): string | undefined {
  if (name === undefined) return undefined;
  if (object.name_template !== null)
    throw invalid(
      `${place}.name`,
      `must be absent: names of these records follow the template "${object.name_template}".`,
    );
  return name.trim();
}

/** Client and owner of a record after the request; 404 for an unknown client, 400 for an unknown owner or a client against the rule. */
export async function settlePeople(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'can' | 'demand'>,
  { object }: Editing,
  wanted: Pick<WantedChange, 'client_id' | 'owner_id'>,
  before: Pick<StoredRecord, 'client_id' | 'owner_id'> | null,
  place: string,
): Promise<Pick<RecordChange, 'client_id' | 'owner_id'>> {
  const clientId = wanted.client_id === undefined ? (before?.client_id ?? null) : storedId(wanted.client_id);
  const isNewClient = clientId !== null && clientId !== before?.client_id;
  if (object.client_requirement === 'none' && isNewClient)
    throw invalid(
      `${place}.client_id`,
      `must be null or absent: records of "${object.name}" have no client.`,
    );
  if (object.client_requirement === 'required' && clientId === null)
    throw invalid(`${place}.client_id`, `is required: every record of "${object.name}" has a client.`);
  if (isNewClient) await holdVisible(ctx, 'client', clientId);
  const ownerId = storedId(wanted.owner_id);
  if (ownerId !== before?.owner_id) await requireRecord(ctx, 'owner', ownerId, `${place}.owner_id`);
  return {
    ...(wanted.client_id !== undefined && { client_id: clientId }),
    ...(ownerId !== undefined && { owner_id: ownerId }),
  };
}

/** The values of the record as the request wants them; without any in it, those that it has. */
export async function checkValues(
  ctx: Context,
  { fields }: Editing,
  record: StoredRecord,
  values: FieldValues | undefined,
  place: string,
): Promise<CheckedValues> {
  return checkGuarded(ctx, fields, values, {
    existing: record.field_values,
    mode: 'update',
    path: place,
  });
}

interface Parts {
  readonly checked: CheckedValues;
  readonly links: LinkPlan;
  readonly told?: Told;
}

const tracked = [
  'name',
  'client_id',
  'owner_id',
  'lifecycle_state',
  'archived_at',
  'field_values',
] as const satisfies readonly (keyof StoredRecord)[];

/** Stores what really differs and tells subscribers; a change that changes nothing leaves no trace. */
export async function storeChange(
  ctx: Context,
  { record }: Pick<Editable, 'record'>,
  change: RecordChange,
  { checked, links, told }: Parts,
): Promise<Changed> {
  const values = checked.changedKeys.length > 0 ? { field_values: checked.values } : {};
  const wanted = { ...record, ...change, ...values };
  if (diff(record, wanted, tracked) === null && links.paths.length === 0)
    return { record, outcome: 'unchanged' };
  await Promise.all([
    updateRecordRow(ctx.db, record.id, { ...change, ...values }, ctx.now),
    recordValues(ctx, checked, record.id),
  ]);
  await storeLinks(ctx, record.id, links);
  const [after] = await readStored(ctx.db, ctx, [record.id]);
  const changes = diff(record, after!, tracked) ?? { _changed_fields: [], _previous: {} };
  reportUpdated(
    ctx,
    after!,
    changesOf([...changes._changed_fields, ...links.paths], changes._previous),
    checked.fieldSet,
    told,
  );
  return { record: after!, outcome: 'updated' };
}

/** Links as a new record gets them. */
export const asAdded = (links: CustomObjectLinkChanges['add'] | undefined): CustomObjectLinkChanges =>
  links === undefined ? {} : { add: links };
