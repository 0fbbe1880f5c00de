import type { CustomObjectRecord } from '#generated/types.gen.ts';
import type {
  ArchiveCustomObjectRecordInput,
  TransitionCustomObjectRecordInput,
  UnarchiveCustomObjectRecordInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { validateValues } from '#src/domain/field-values/index.ts';
import { conflict, invalid, listed } from '#src/platform/errors/index.ts';
import { onlyState } from '../definitions/lifecycle.rules.ts';
import { checkValues, storeChange, type Changed } from './change.ts';
import { requireActive, requireEditable, type Editable } from './editing.ts';
import { noLinks } from './links.ts';
import type { RecordObject } from './object.queries.ts';
import { showOne } from './records.ts';

type Context = WriteContext<'custom_object_record.updated'>;
type Wanted = Pick<TransitionCustomObjectRecordInput['body'], 'to' | 'field_values' | 'comment'>;

export async function transitionCustomObjectRecord(
  ctx: Context,
  { path, body }: TransitionCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const { expected_revision: expectedRevision, ...wanted } = body;
  const editable = await requireEditable(ctx, path.id, { expectedRevision });
  await moveRecord(ctx, editable, wanted);
  return showOne(ctx, editable.object, editable.record.id);
}

/** Moves a locked record along a transition of its lifecycle (domain model §13); its current state changes nothing. */
export async function moveRecord(ctx: Context, editable: Editable, wanted: Wanted): Promise<Changed> {
  const { object, record } = editable;
  const { to, comment = null } = wanted;
  const from = record.lifecycle_state;
  const state = requireState(object, to);
  if (to === from) return { record, outcome: 'unchanged' };
  const transition = object.lifecycle?.transitions.find((each) => each.from === from && each.to === to);
  if (transition?.permission != null) ctx.demand(transition.permission);
  if (transition?.is_comment_required === true && comment === null)
    throw invalid('body.comment', `is required to move a record from ${from} to ${to}.`);
  requireActive(record);
  if (transition === undefined || state.archived_at !== null) throw unreachable(object, from, to);
  const checked = await checkValues(ctx, editable, record, wanted.field_values, 'body.field_values');
  const missing = transition.required_fields.filter((key) => !Object.hasOwn(checked.values, key));
  if (missing.length > 0)
    throw conflict(`Moving a record to ${to} needs a value in ${listed(missing)}. Send it in field_values.`);
  return storeChange(
    ctx,
    editable,
    { lifecycle_state: to, lifecycle_category: state.category },
    { checked, links: noLinks, told: { action: 'transitioned', transition: { from, to, comment } } },
  );
}

function requireState({ lifecycle }: RecordObject, to: string) {
  const states = lifecycle?.states ?? [{ ...onlyState, archived_at: null }];
  const state = states.find(({ key }) => key === to);
  if (state === undefined)
    throw invalid('body.to', `must be one of the states ${listed(states.map(({ key }) => key))}.`);
  return state;
}

function unreachable({ lifecycle }: RecordObject, from: string, to: string) {
  const open = new Set(
    (lifecycle?.states ?? []).flatMap(({ key, archived_at: at }) => (at === null ? key : [])),
  );
  const reachable = (lifecycle?.transitions ?? []).flatMap((each) =>
    each.from === from && open.has(each.to) ? each.to : [],
  );
  return conflict(
    `The record is ${from} and cannot become ${to}. From here it can become ${listed(reachable) || 'nothing else'}.`,
  );
}

export async function archiveCustomObjectRecord(
  ctx: Context,
  { path, body }: ArchiveCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const editable = await requireEditable(ctx, path.id, { expectedRevision: body?.expected_revision });
  await setArchived(ctx, editable, true);
  return showOne(ctx, editable.object, editable.record.id);
}

export async function unarchiveCustomObjectRecord(
  ctx: Context,
  { path, body }: UnarchiveCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const editable = await requireEditable(ctx, path.id, { expectedRevision: body?.expected_revision });
  await setArchived(ctx, editable, false);
  return showOne(ctx, editable.object, editable.record.id);
}

/** Makes a locked record read-only, or editable again, in whatever state it is. */
export async function setArchived(ctx: Context, editable: Editable, isArchived: boolean): Promise<Changed> {
  const { fields, record } = editable;
  if ((record.archived_at !== null) === isArchived) return { record, outcome: 'unchanged' };
  const checked = await validateValues(ctx, fields, {}, { existing: record.field_values, mode: 'update' });
  return storeChange(
    ctx,
    editable,
    {
      archived_at: isArchived ? ctx.now : null,
      archived_by: isArchived ? ctx.identity.userId : null,
    },
    { checked, links: noLinks, told: { action: isArchived ? 'archived' : 'unarchived' } },
  );
}
