import type { TicketSlaConditions, TicketSlaPolicy, TicketSlaPolicyInput } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { allHoursKey, selectPolicies, selectSlaSettings } from '#src/domain/tickets/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { checkThreshold } from '../settings/settings.ts';
import { selectProfileIds, storePolicies } from './policies.queries.ts';

const bothPause = ['pending', 'on_hold'] as const;

/** A policy as it is stored; what the request leaves out is as for a new one. */
const policyOf = (input: TicketSlaPolicyInput, position: number): TicketSlaPolicy => ({
  id: input.id === undefined ? uuid7() : storedId(input.id),
  name: input.name.trim(),
  position,
  conditions: tidyConditions(input.conditions ?? {}),
  calendar_key: input.calendar_key,
  targets: input.targets,
  at_risk_threshold: input.at_risk_threshold ?? null,
  pause_categories: [...(input.pause_categories ?? bothPause)],
});

const tidyConditions = (conditions: TicketSlaConditions): TicketSlaConditions => ({
  ...conditions,
  ...(conditions.client_ids && { client_ids: conditions.client_ids.map(storedId) }),
  ...(conditions.client_profile_ids && { client_profile_ids: conditions.client_profile_ids.map(storedId) }),
  ...(conditions.tags && { tags: tidyTags(conditions.tags) }),
});

/** Brings the policies of an inbox to these; answers whether that changed any. */
export async function replacePolicies(
  ctx: WriteContext,
  inboxId: string,
  inputs: readonly TicketSlaPolicyInput[],
): Promise<boolean> {
  const before = await selectPolicies(ctx.db, inboxId);
  const after = inputs.map(policyOf);
  if (JSON.stringify(inOneForm(before)) === JSON.stringify(inOneForm(after))) return false;
  await storePolicies(ctx.db, inboxId, after);
  return true;
}

/** Postgres keeps the properties of objects in an order of its own. */
const inOneForm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOneForm(one)]),
  );
};

/**
 * 400 for ids that are not among the inbox's own, or named twice, and for calendars, clients and profiles that there are not; those
 * that its policies name already may stay.
 */
export async function requirePolicies(
  ctx: ReadContext,
  inputs: readonly TicketSlaPolicyInput[],
  own: readonly TicketSlaPolicy[],
  placeOf: (index: number) => string = (index) => `body.sla_policies[${index}]`,
): Promise<void> {
  const seen = new Set<string>();
  inputs.forEach(({ id, at_risk_threshold: threshold }, index) => {
    if (threshold != null) checkThreshold(threshold, `${placeOf(index)}.at_risk_threshold`);
    if (id === undefined) return;
    if (!own.some((policy) => policy.id === storedId(id)))
      throw unknownReference(`${placeOf(index)}.id`, id, 'a policy of this inbox');
    if (seen.has(storedId(id)))
      throw invalid(`${placeOf(index)}.id`, 'names a policy that the list has already.');
    seen.add(storedId(id));
  });
  const { calendars } = await selectSlaSettings(ctx.db);
  const keys = new Set([allHoursKey, ...calendars.map(({ key }) => key)]);
  inputs.forEach(({ calendar_key: key }, index) => {
    if (!keys.has(key))
      throw unknownReference(`${placeOf(index)}.calendar_key`, key, 'a business calendar of this agency');
  });
  await requireConditions(ctx, inputs, own, placeOf);
}

async function requireConditions(
  ctx: ReadContext,
  inputs: readonly TicketSlaPolicyInput[],
  own: readonly TicketSlaPolicy[],
  placeOf: (index: number) => string,
): Promise<void> {
  const kept = new Set(
    own.flatMap(({ conditions }) => [
      ...(conditions.client_ids ?? []),
      ...(conditions.client_profile_ids ?? []),
    ]),
  );
  const named = new NamedRecords(kept);
  inputs.forEach(({ conditions = {} }, index) =>
    named.addAll('client', conditions.client_ids, `${placeOf(index)}.conditions.client_ids`),
  );
  await named.require(ctx);
  const profiles = inputs.flatMap(({ conditions = {} }, index) =>
    (conditions.client_profile_ids ?? []).map((id, at) => ({
      id,
      place: `${placeOf(index)}.conditions.client_profile_ids[${at}]`,
    })),
  );
  const unknown = profiles.filter(({ id }) => !kept.has(storedId(id)));
  const found = new Set(
    await selectProfileIds(
      ctx.db,
      unknown.map(({ id }) => storedId(id)),
    ),
  );
  const missing = unknown.find(({ id }) => !found.has(storedId(id)));
  if (missing !== undefined)
    throw unknownReference(missing.place, missing.id, 'a client profile of this agency');
}
