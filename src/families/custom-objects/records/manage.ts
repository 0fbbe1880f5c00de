import type {
  CustomObjectRecordManage,
  CustomObjectRecordManaged,
  CustomObjectRecordMatch,
  CustomObjectRecordsManaged,
} from '#generated/types.gen.ts';
import type { ManageCustomObjectRecordInput } from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { countOutcomes, runEach, type ItemOutcome } from '#src/domain/bulk/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { changeRecord } from './change.ts';
import { addRecord } from './create.ts';
import { beginEditing, lockOne, type Editing } from './editing.ts';
import { matchingField } from './lookup.ts';
import { selectMatches } from './lookup.queries.ts';
import { showWritten } from './records.ts';
import type { StoredRecord } from './stored.queries.ts';

type Context = WriteContext<'custom_object_record.created' | 'custom_object_record.updated'>;

type Done = ItemOutcome & {
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly recordId: string;
};

/** Creates and updates records in order, each entry in the transaction of the request and refused on its own. */
export async function manageCustomObjectRecord(
  ctx: Context,
  { body }: ManageCustomObjectRecordInput,
): Promise<CustomObjectRecordsManaged> {
  const editing = await beginEditing(ctx, body.custom_object_id, { withLinks: true });
  const places = body.records.map((_, index) => String(index));
  const outcomes = await runEach<Done>(ctx, places, async (id) => {
    const place = `body.records[${id}]`;
    const done = await manageOne(ctx, editing, body.records[Number(id)]!, place);
    return { id, status: done.outcome === 'unchanged' ? 'unchanged' : 'succeeded', ...done };
  });
  const ids = outcomes.flatMap((each) => ('recordId' in each ? each.recordId : []));
  const shown = new Map(
    (await showWritten(ctx, editing.object, [...new Set(ids)])).map((record) => [record.id, record]),
  );
  return {
    outcomes: outcomes.map((each): CustomObjectRecordManaged =>
      'recordId' in each
        ? { outcome: each.outcome, record: shown.get(each.recordId)!, error: null }
        : { outcome: 'failed', record: null, error: each.error ?? null },
    ),
    ...countOutcomes(outcomes),
  };
}

async function manageOne(
  ctx: Context,
  editing: Editing,
  entry: CustomObjectRecordManage,
  place: string,
): Promise<Pick<Done, 'outcome' | 'recordId'>> {
  const { match, expected_revision: expected, ...wanted } = entry;
  const record = match === undefined ? undefined : await findMatch(ctx, editing, match, `${place}.match`);
  if (record !== undefined) {
    checkRevision(record.revision, expected);
    const { outcome } = await changeRecord(ctx, { ...editing, record }, wanted, place);
    return { outcome, recordId: record.id };
  }
  if (expected !== undefined)
    throw conflict('expected_revision was sent, but no record matches. Omit it to create a record.');
  const { id } = await addRecord(ctx, editing, asNew(editing, match, wanted), {
    place,
    placeOfLinks: `${place}.links`,
  });
  return { outcome: 'created', recordId: id };
}

/** The record that `match` means, held for a change; undefined when there is none and one may be created. */
async function findMatch(
  ctx: Context,
  editing: Editing,
  match: CustomObjectRecordMatch,
  place: string,
): Promise<StoredRecord | undefined> {
  if (match.id !== undefined) return lockOne(ctx, editing, match.id);
  const field =
    match.field === undefined ? undefined : matchingField(ctx, editing.fields, match.field, `${place}.field`);
  if (match.field !== undefined && editing.fields.get(match.field.key)?.definition.isUnique !== true)
    throw invalid(
      `${place}.field.key`,
      `names "${match.field.key}", whose values may be shared: match by a unique field.`,
    );
  // Of two who store a record of one name at once, the second finds that of the first.
  if (match.name !== undefined)
    await holdName(ctx.db, 'custom object record name', editing.object.id, match.name.trim().toLowerCase());
  const found = await selectMatches(ctx, editing.object.id, { ...match, field });
  if (found.length > 1)
    throw conflict(
      `Several records match, including ${found.map((id) => id).join(' and ')}. Match by id or number instead.`,
    );
  const [id] = found;
  if (id !== undefined) return lockOne(ctx, editing, id);
  if (match.number !== undefined) throw notFound('custom object record', String(match.number));
  return undefined;
}

/** A new record has what it was looked for by, unless the entry says otherwise. */
function asNew(
  { object }: Editing,
  match: CustomObjectRecordMatch | undefined,
  wanted: Omit<CustomObjectRecordManage, 'match' | 'expected_revision'>,
) {
  const { name = match?.name, ...rest } = wanted;
  const found = match?.field;
  return {
    ...rest,
    ...(name !== undefined && (object.name_template === null || wanted.name !== undefined) && { name }),
    ...(found !== undefined && { field_values: { [found.key]: found.value, ...rest.field_values } }),
  };
}
