import type { Client } from '#generated/types.gen.ts';
import type { ClientMerge, ClientMerged, ClientMergePlan } from '#generated/console/types.gen.ts';
import type {
  MergeClientsInput,
  PreviewClientMergeInput,
} from '#generated/console/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { moveCredit } from '#src/domain/billing/index.ts';
import {
  holdDefinitions,
  loadFieldSet,
  recordValues,
  validateValues,
  type CheckedValues,
  type FieldSet,
} from '#src/domain/field-values/index.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { bounded, conflict, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { eventClient, reportUpdated, storedValues } from '../client/client-events.ts';
import { updateClient } from '../client/client-writes.queries.ts';
import { trackedProperties } from '../client/clients.rules.ts';
import { choose, requireChoices, shownConflicts, winnersOf } from './choices.rules.ts';
import { moveToSurvivor } from './move.queries.ts';
import * as participants from './participants.queries.ts';
import { movedOf, planMerge, type MergeFacts } from './plan.rules.ts';
import { moveReferences } from './references.queries.ts';
import { bury, holdParticipants } from './tombstones.queries.ts';
import { unite } from './unite.rules.ts';

type Context = WriteContext<'client.merged' | 'client.updated'>;
type Wish = Pick<ClientMerge, 'survivor_id' | 'source_ids' | 'field_choices'>;

/** Within the contract's bound of messages. */
const maxReasons = 3000;

interface Prepared {
  readonly facts: MergeFacts;
  readonly fields: FieldSet;
  readonly plan: ClientMergePlan;
}

export async function previewClientMerge(
  ctx: ReadContext,
  { body }: PreviewClientMergeInput,
): Promise<ClientMergePlan> {
  return (await prepare(ctx, body)).plan;
}

export async function mergeClients(ctx: Context, { body }: MergeClientsInput): Promise<ClientMerged> {
  const ids = [storedId(body.survivor_id), ...tidyIds(body.source_ids)];
  await Promise.all([holdDefinitions(ctx.db), holdParticipants(ctx.db, ids)]);
  const prepared = await prepare(ctx, body);
  const { plan } = prepared;
  if (!plan.can_merge)
    throw conflict(
      bounded(
        `The clients cannot be merged. ${plan.blockers.map(({ client_id: id, message }) => `${id}: ${message}`).join(' ')}`,
        maxReasons,
      ),
    );
  requireSamePlan(plan.plan_hash, body.plan_hash);
  const { id, name, slug } = await carryOut(ctx, prepared);
  return { survivor: { id, name, slug }, sources: plan.sources };
}

/** The plan and what it is made of. Errors: 404 for clients that are unknown or deleted, 400 for choices about other than their fields. */
async function prepare(ctx: ReadContext, wish: Wish): Promise<Prepared> {
  const [survivorId, sourceIds] = [storedId(wish.survivor_id), tidyIds(wish.source_ids)];
  const ids = [survivorId, ...sourceIds];
  const found = await participants.selectParticipants(ctx.db, ctx.identity.userId, ids);
  const known = (id: string): participants.Participant => {
    const client = found.get(id);
    if (client === undefined) throw notFound('client', id);
    return client;
  };
  const [survivor, sources] = [known(survivorId), sourceIds.map(known)];
  const fields = await loadFieldSet(ctx, 'client', survivor.profile_id);
  const choices = wish.field_choices ?? {};
  requireChoices(fields, choices);
  const others = sources.filter(({ id }) => id !== survivorId);
  const [counts, currencies, enrollments, serviceCount] = await Promise.all([
    participants.countMovable(ctx.db, sourceIds),
    participants.selectCurrencies(ctx.db, ids),
    participants.selectOpenEnrollments(ctx.db, ids),
    participants.countServices(ctx.db, ids),
  ]);
  const facts: MergeFacts = {
    survivor,
    sources,
    counts,
    currencies,
    enrollments,
    serviceCount,
    united: unite(survivor, others),
    chosen: choose(survivor, others, fields, choices),
  };
  const plan = planMerge(facts);
  return {
    facts,
    fields,
    plan: { ...plan, conflicts: shownConflicts(plan.conflicts, fields, ctx.can('settings.manage')) },
  };
}

/** The sources first, so that what the survivor takes over is free when it is stored; subscribers hear of each source, then of the survivor. */
async function carryOut(ctx: Context, { facts, fields }: Prepared): Promise<Client> {
  const { survivor, sources, united, chosen } = facts;
  const { userId } = ctx.identity;
  const checked = await checkedValues(ctx, facts, fields);
  for (const source of sources) {
    const ids = { sourceId: source.id, survivorId: survivor.id, userId };
    await moveToSurvivor(ctx.db, ids, united.sameAs);
    await moveCredit(ctx, source, survivor);
    await bury(ctx.db, source.id, { survivorId: survivor.id, userId, now: ctx.now });
    ctx.audit({
      recordKind: 'client',
      recordId: source.id,
      action: 'merged_into',
      newValues: { related_kind: 'client', related_id: survivor.id },
    });
  }
  const after = await updateClient(
    ctx.db,
    userId,
    survivor.id,
    { ...united.lists, name: chosen.name, status: chosen.status, field_values: checked.values },
    ctx.now,
  );
  await recordValues(ctx, checked, survivor.id);
  for (const source of sources) {
    await moveReferences(ctx, source.id, survivor.id);
    ctx.audit({
      recordKind: 'client',
      recordId: survivor.id,
      action: 'merged',
      newValues: { related_kind: 'client', related_id: source.id },
    });
  }
  for (const source of sources)
    ctx.emit('client.merged', {
      survivor: eventClient(after),
      source: eventClient(source),
      moved: movedOf(facts, source),
      field_choices: winnersOf(chosen.conflicts, source.id),
    });
  const changes = diff(survivor, after, trackedProperties) ?? { _changed_fields: [], _previous: {} };
  reportUpdated(ctx, after, changes, checked.fieldSet, survivor);
  return after;
}

/** The values of the survivor with its formulas computed anew; they were judged when they were stored, by definitions that both sides have. */
async function checkedValues(
  ctx: Context,
  { survivor, chosen }: MergeFacts,
  fields: FieldSet,
): Promise<CheckedValues> {
  const checked = await validateValues(
    ctx,
    fields,
    {},
    { existing: chosen.values, mode: 'update', profileId: survivor.profile_id },
  );
  const before = storedValues(survivor);
  const keys = new Set([...Object.keys(before), ...Object.keys(checked.values)]);
  const isSame = (key: string): boolean =>
    JSON.stringify(before[key] ?? null) === JSON.stringify(checked.values[key] ?? null);
  return { ...checked, before, changedKeys: [...keys].filter((key) => !isSame(key)).sort() };
}
