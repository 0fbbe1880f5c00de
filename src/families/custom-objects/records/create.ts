import type { CustomObjectLinkChanges, CustomObjectRecordUpdate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordValues, type CheckedValues } from '#src/domain/field-values/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { onlyState } from '../definitions/lifecycle.rules.ts';
import { settleName, settlePeople } from './change.ts';
import type { Editing } from './editing.ts';
import { reportCreated } from './events.ts';
import { checkGuarded } from './fields.ts';
import { planLinks, storeLinks } from './links.ts';
import type { RecordObject } from './object.queries.ts';
import { insertRecordRow, readStored, takeNumber, type StoredRecord } from './stored.queries.ts';

type Context = WriteContext<'custom_object_record.created'>;

/** A new record as callers ask for it, whatever operation they use. */
export interface WantedRecord extends Pick<
  CustomObjectRecordUpdate,
  'name' | 'client_id' | 'owner_id' | 'field_values'
> {
  readonly links?: CustomObjectLinkChanges | undefined;
}

interface Origin {
  /** Where it stands in the request. */
  readonly place: string;
  /** Where its links do. */
  readonly placeOfLinks: string;
  /** Values that it takes over from another record, whose author has not sent them. */
  readonly copied?: StoredRecord['field_values'];
}

/** Adds a record in the initial state; without `owner_id` the caller owns it. */
export async function addRecord(
  ctx: Context,
  editing: Editing,
  wanted: WantedRecord,
  { place, placeOfLinks, copied }: Origin,
): Promise<StoredRecord> {
  const { object, fields } = editing;
  const { userId } = ctx.identity;
  const name = settleName(editing, wanted.name, place);
  if (name === undefined && object.name_template === null) throw invalid(`${place}.name`, 'is required.');
  const people = await settlePeople(ctx, editing, wanted, null, place);
  const checked = asNew(
    await checkGuarded(
      ctx,
      fields,
      wanted.field_values,
      {
        mode: 'create',
        path: `${place}.field_values`,
        ...(copied && { existing: copied }),
      },
      copied,
    ),
  );
  const links = await planLinks(ctx, editing, null, wanted.links, placeOfLinks);
  const id = uuid7();
  const number = await takeNumber(ctx.db, object.id);
  await insertRecordRow(
    ctx.db,
    {
      id,
      custom_object_id: object.id,
      number,
      // The template names it as it is stored.
      name: name ?? `#${number}`,
      ...initialState(object),
      client_id: people.client_id ?? null,
      owner_id: people.owner_id === undefined ? userId : people.owner_id,
      field_values: checked.values,
      definition_version: object.definition_version,
      created_by: userId,
    },
    ctx.now,
  );
  await recordValues(ctx, checked, id);
  await storeLinks(ctx, id, links);
  const [record] = await readStored(ctx.db, ctx, [id]);
  reportCreated(ctx, record!, checked.fieldSet, links.after);
  return record!;
}

function initialState({
  lifecycle,
}: RecordObject): Pick<StoredRecord, 'lifecycle_state' | 'lifecycle_category'> {
  if (lifecycle === null) return { lifecycle_state: onlyState.key, lifecycle_category: onlyState.category };
  const state = lifecycle.states.find(({ key }) => key === lifecycle.initial)!;
  return { lifecycle_state: state.key, lifecycle_category: state.category };
}

/** All values are new to the record, those that it takes over included: they have a history and are claimed. */
const asNew = (checked: CheckedValues): CheckedValues => ({
  ...checked,
  before: {},
  changedKeys: Object.keys(checked.values).sort(),
});
