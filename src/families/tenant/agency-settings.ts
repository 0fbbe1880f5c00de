import type { AgencySettings, AgencySettingsUpdate } from '#generated/console/types.gen.ts';
import type { UpdateAgencySettingsInput } from '#generated/console/families/tenant/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { agencyFaults, readQuotas } from '#src/domain/tenants/index.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, problem } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import {
  findAgencySettings,
  lockAgencySettings,
  updateAgencySettings as updateStored,
  type StoredSettings,
} from './agency-settings.queries.ts';
import { makeLogo, requirePicture } from './logo.ts';

const uniqueViolation = '23505';

/** Of these, only an owner or admin decides: others depend on them to reach and to pay the agency. */
const ofRank = ['slug', 'currency', 'is_second_factor_required'] as const;

async function complete(ctx: ReadContext, stored: StoredSettings): Promise<AgencySettings> {
  const quotas = await readQuotas(ctx.db, ctx.now);
  return {
    ...stored,
    quotas: quotas.map(({ quota, used, limit }) => ({ quota, used, limit })),
  };
}

export const getAgencySettings = async (ctx: ReadContext): Promise<AgencySettings> =>
  complete(ctx, await findAgencySettings(ctx.db));

/** What mails show of a new logo is made before the transaction. */
export const updateAgencySettings: PreparedWrite<
  UpdateAgencySettingsInput,
  Buffer | undefined,
  AgencySettings
> = Object.assign(update, {
  prepare: (ctx: ReadContext, { body }: UpdateAgencySettingsInput) => makeLogo(ctx, body),
});

async function update(
  ctx: WriteContext,
  { body }: UpdateAgencySettingsInput,
  prepared?: Buffer,
): Promise<AgencySettings> {
  const { expected_revision: expectedRevision, ...wish } = body;
  checkValues(wish);
  requireSteadyDirection(wish.name, 'body.name');
  const current = await lockAgencySettings(ctx.db);
  checkRank(ctx, wish, current);
  checkRevision(current.revision, expectedRevision);
  const logo = await newLogo(ctx, current, wish, prepared);
  const stored = {
    ...wish,
    ...(wish.name !== undefined && { name: wish.name.trim() }),
    ...(wish.logo_file_id !== undefined && { logo_file_id: storedId(wish.logo_file_id) }),
  };
  const changes = diff(current, { ...current, ...stored }, Object.keys(stored));
  if (changes === null) return complete(ctx, current);
  await updateStored(ctx.db, { ...stored, ...logo }, ctx.now).catch((error: { code?: string }) => {
    if (error.code === uniqueViolation) throw conflict(`Another agency has the slug ${stored.slug}.`);
    throw error;
  });
  ctx.audit({
    recordKind: 'agency',
    recordId: ctx.identity.tenantId,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return getAgencySettings(ctx);
}

type Wish = Omit<AgencySettingsUpdate, 'expected_revision'>;

/** What the contract cannot judge: which zones, languages and currencies there are. */
function checkValues({ time_zone: timeZone, locale, currency }: Wish): void {
  const places = { timeZone: 'time_zone', locale: 'locale', currency: 'currency' } as const;
  const given = {
    ...(timeZone !== undefined && { timeZone }),
    ...(locale !== undefined && { locale }),
    ...(currency !== undefined && { currency }),
  };
  const [fault] = agencyFaults(given);
  if (fault !== undefined)
    throw invalid(`body.${places[fault.field as keyof typeof places]}`, `is not known. ${fault.message}`);
}

function checkRank({ identity }: WriteContext, wish: Wish, current: StoredSettings): void {
  const changed = ofRank.find((field) => wish[field] !== undefined && wish[field] !== current[field]);
  if (changed !== undefined && identity.role === null)
    throw problem('permission_denied', `Only an owner or admin can change ${changed}.`);
}

/** A new logo is a picture that the caller sees, and that stays as long as it is the logo. */
async function newLogo(
  ctx: WriteContext,
  current: StoredSettings,
  { logo_file_id: wanted }: Wish,
  prepared: Buffer | undefined,
): Promise<{ readonly logo_png?: Buffer | null }> {
  if (wanted === undefined) return {};
  const id = storedId(wanted);
  if (id === null) return { logo_png: null };
  if (id === current.logo_file_id) return {};
  await requirePicture(ctx, id, true);
  return { logo_png: prepared ?? (await makeLogo(ctx, { logo_file_id: id })) };
}
