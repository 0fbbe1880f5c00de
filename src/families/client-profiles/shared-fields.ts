import { isDeepStrictEqual } from 'node:util';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import {
  changeBy,
  eraseValues,
  forgetFieldSets,
  recomputeFormulas,
  storeOf,
} from '#src/domain/field-values/index.ts';
import { countClientsWithValue } from './clients.queries.ts';
import {
  replaceSharedFields,
  selectClientFields,
  selectSharedFieldIds,
  type ClientField,
} from './profile-fields.queries.ts';

/** 400 for an unknown field, and for one that the profile has anyway. */
export async function requireShareable(
  ctx: ReadContext,
  fieldIds: readonly string[],
  profileId?: string,
): Promise<void> {
  const found = new Map(
    (await selectClientFields(ctx.db, fieldIds)).map((field) => [field.id, field.profile_id]),
  );
  for (const [place, id] of fieldIds.entries()) {
    const owner = found.get(id);
    if (owner === undefined)
      throw invalid(`body.shared_field_ids[${place}]`, 'is not a custom field of clients.');
    if (owner === null)
      throw invalid(
        `body.shared_field_ids[${place}]`,
        'is a field of all profiles; only fields of other profiles can be shared.',
      );
    if (owner === profileId)
      throw invalid(
        `body.shared_field_ids[${place}]`,
        'is a field of this profile; only fields of other profiles can be shared.',
      );
  }
}

/** Makes the profile share exactly these fields; answers whether that is a change. The caller has locked the definitions. */
export async function changeSharedFields(
  ctx: WriteContext,
  profileId: string,
  fieldIds: readonly string[],
): Promise<boolean> {
  const current = await selectSharedFieldIds(ctx.db, profileId);
  if (isDeepStrictEqual(current, fieldIds)) return false;
  await requireShareable(ctx, fieldIds, profileId);
  const dropped = await selectClientFields(
    ctx.db,
    current.filter((id) => !fieldIds.includes(id)),
  );
  for (const field of dropped) await releaseField(ctx, profileId, field);
  await replaceSharedFields(ctx.db, profileId, fieldIds);
  forgetFieldSets(ctx.identity.tenantId);
  await recomputeFormulas(ctx, 'client');
  return true;
}

/** Nothing that people entered is lost: 409 while clients hold values. What formulas computed goes with the formula. */
async function releaseField(ctx: WriteContext, profileId: string, field: ClientField): Promise<void> {
  const store = storeOf('client');
  if (field.type === 'formula') {
    await eraseValues(ctx.db, store, [field], changeBy(ctx, 'client'), profileId);
    return;
  }
  const holders = await countClientsWithValue(ctx.db, profileId, field.key);
  if (holders > 0)
    throw conflict(
      `Clients of the profile (${holders}) have a value in the field "${field.key}". Clear their values before the profile stops sharing it.`,
    );
}
