import type { AgencySettings, AgencySettingsUpdate } from '#generated/console/types.gen.ts';
import type { UpdateAgencySettingsInput } from '#generated/console/families/tenant/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { agencyFaults, readQuotas } from '#src/domain/tenants/index.ts';
import { checkRevision, conflict, invalid, problem } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import {
  findAgencySettings,
  lockAgencySettings,
  updateAgencySettings as updateStored,
  type StoredSettings,
} from './agency-settings.queries.ts';

const uniqueViolation = '23505';

/** Settings of what is not built yet, with the only value that they can have. */
const notYet = {
  logo_file_id: null,
  has_full_private_payloads: false,
} as const;

/** Of these, only an owner or admin decides: others depend on them to reach and to pay the agency. */
const ofRank = ['slug', 'currency', 'is_second_factor_required'] as const;

async function complete(ctx: ReadContext, stored: StoredSettings): Promise<AgencySettings> {
  const quotas = await readQuotas(ctx.db, ctx.now);
  return {
    ...stored,
    ...notYet,
    quotas: quotas.map(({ quota, used, limit }) => ({ quota, used, limit })),
  };
}

export const getAgencySettings = async (ctx: ReadContext): Promise<AgencySettings> =>
  complete(ctx, await findAgencySettings(ctx.db));

export async function updateAgencySettings(
  ctx: WriteContext,
  { body: { expected_revision: expectedRevision, ...wish } }: UpdateAgencySettingsInput,
): Promise<AgencySettings> {
  checkValues(wish);
  const current = await lockAgencySettings(ctx.db);
  checkRank(ctx, wish, { ...current, ...notYet });
  checkRevision(current.revision, expectedRevision);
  checkSupported(wish);
  const { logo_file_id: _logo, has_full_private_payloads: _payloads, ...values } = wish;
  const stored = { ...values, ...(values.name !== undefined && { name: values.name.trim() }) };
  const changes = diff(current, { ...current, ...stored }, Object.keys(stored));
  if (changes === null) return complete(ctx, current);
  await updateStored(ctx.db, stored, ctx.now).catch((error: { code?: string }) => {
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

function checkRank({ identity }: WriteContext, wish: Wish, current: StoredSettings & typeof notYet): void {
  const changed = ofRank.find((field) => wish[field] !== undefined && wish[field] !== current[field]);
  if (changed !== undefined && identity.role === null)
    throw problem('permission_denied', `Only an owner or admin can change ${changed}.`);
}

function checkSupported(wish: Wish): void {
  const names = Object.keys(notYet) as (keyof typeof notYet)[];
  const asked = names.find((name) => wish[name] !== undefined && wish[name] !== notYet[name]);
  if (asked !== undefined)
    throw conflict(`The service does not support ${asked} yet: it can only be ${String(notYet[asked])}.`);
}
