import type {
  Client,
  ClientFieldMapping,
  ClientProfileMigration,
  ClientProfileMigrationOutcome,
  ClientProfileMigrationReport,
} from '#generated/types.gen.ts';
import type { MigrateClientProfileInput } from '#generated/families/clients/handlers.ts';
import { countOutcomes, runEach } from '#src/domain/bulk/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { conflict, invalid, listed, notFound } from '#src/platform/errors/index.ts';
import {
  loadFieldSet,
  validateValues,
  type FieldSet,
  type PresentValue,
} from '#src/domain/field-values/index.ts';
import { requireLocked, storeChanges } from './change-client.ts';
import { storedValues } from './client-events.ts';
import { lockClients } from './clients.queries.ts';
import { requireOption, usableOptions } from './clients.rules.ts';
import { findStatusProfile, type StatusProfile } from './profiles.queries.ts';

type Context = WriteContext<'client.updated'>;
type Values = Record<string, PresentValue>;

interface Plan {
  readonly request: ClientProfileMigration;
  readonly target: StatusProfile;
  /** Fields that clients of the target have. */
  readonly fields: FieldSet;
}

export async function migrateClientProfile(
  ctx: Context,
  { body }: MigrateClientProfileInput,
): Promise<ClientProfileMigrationReport> {
  const plan = await planFor(ctx, body);
  await lockClients(ctx.db, body.ids);
  const outcomes = await runEach(ctx, body.ids, (id) => migrateOne(ctx, id, plan));
  return {
    is_dry_run: body.is_dry_run ?? false,
    target_profile_id: plan.target.id,
    outcomes,
    ...countOutcomes(outcomes),
  };
}

/** 404 for an unknown profile, 400 for statuses and fields that the target does not have. */
async function planFor(ctx: Context, request: ClientProfileMigration): Promise<Plan> {
  const target = await findStatusProfile(ctx.db, request.target_profile_id);
  if (target === undefined) throw notFound('client profile', request.target_profile_id);
  for (const [from, to] of Object.entries(request.status_map ?? {}))
    requireOption(target, to ?? '', `body.status_map.${from}`);
  const fields = await loadFieldSet(ctx, 'client', target.id);
  for (const [from, to] of Object.entries(request.field_map ?? {})) {
    const place = `body.field_map.${from}`;
    if (fields.all.get(from) === undefined)
      throw invalid(place, `names "${from}", which is not a custom field of clients.`);
    if (to === undefined || fields.get(to) === undefined)
      throw invalid(place, `names "${to}", which clients of the profile "${target.name}" do not have.`);
  }
  return { request, target, fields };
}

async function migrateOne(ctx: Context, id: string, plan: Plan): Promise<ClientProfileMigrationOutcome> {
  const client = await requireLocked(ctx, id);
  if (client.profile_id === plan.target.id) return { id, status: 'unchanged' };
  const status = statusIn(plan, client);
  const { kept, taken, mapped, leftBehind } = sortValues(plan, client);
  const checked = await validateValues(ctx, plan.fields, taken, {
    existing: kept,
    mode: 'update',
    profileId: plan.target.id,
    path: (key) => `body.field_map.${mapped.find((one) => one.to_key === key)?.from_key ?? key}`,
  });
  const outcome: ClientProfileMigrationOutcome = {
    id,
    status: 'succeeded',
    previous_profile_id: client.profile_id,
    previous_status: client.status,
    new_status: status,
    mapped_fields: mapped,
    left_behind: Object.entries(leftBehind).map(([key, value]) => ({
      key,
      name: plan.fields.all.get(key)?.definition.name ?? key,
      value,
    })),
    missing_required_fields: plan.fields.fields
      .filter(({ key, definition }) => definition.isRequired && !Object.hasOwn(checked.values, key))
      .map(({ key }) => key),
  };
  if (plan.request.is_dry_run) return outcome;

  // The history tells of everything that the record had before, also of what the target has no field for.
  const before = storedValues(client);
  const moved = [...mapped.map((one) => one.from_key), ...Object.keys(leftBehind)];
  const changes = {
    ...checked,
    before,
    changedKeys: [...new Set([...checked.changedKeys, ...moved])].sort(),
  };
  await storeChanges(
    ctx,
    client,
    { profile_id: plan.target.id, status, field_values: checked.values },
    changes,
  );
  return outcome;
}

/** The status that the client gets: mapped, or the one of the same key; 409 when the target has neither. */
function statusIn({ request, target }: Plan, client: Client): string {
  const mapped = request.status_map?.[client.status];
  if (mapped !== undefined) return mapped;
  if (usableOptions(target).some((option) => option.key === client.status)) return client.status;
  throw conflict(
    `The profile "${target.name}" has no status ${client.status}. Map it in status_map to one of ${listed(usableOptions(target).map((option) => option.key))}.`,
  );
}

interface SortedValues {
  /** Values of fields that the target has too. */
  readonly kept: Values;
  /** Values that move to another field. */
  readonly taken: Values;
  readonly mapped: ClientFieldMapping[];
  readonly leftBehind: Values;
}

function sortValues({ request, fields }: Plan, client: Client): SortedValues {
  const { own: kept, leftBehind } = fields.split(storedValues(client));
  const taken: Values = {};
  const mapped: ClientFieldMapping[] = [];
  for (const [from, to] of Object.entries(request.field_map ?? {})) {
    const value = leftBehind[from];
    if (value === undefined || to === undefined || Object.hasOwn(kept, to) || Object.hasOwn(taken, to))
      continue;
    taken[to] = value;
    mapped.push({ from_key: from, to_key: to });
    delete leftBehind[from];
  }
  return { kept, taken, mapped, leftBehind };
}
