import type { WebhookSettings, WebhookSettingsUpdate } from '#generated/console/types.gen.ts';
import type { UpdateWebhookSettingsInput } from '#generated/console/families/webhook-settings/handlers.ts';
import { fillLanes } from '#src/platform/delivery/index.ts';
import { insertAuthEvents, sourceOf } from '#src/domain/access/auth-events/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { addressChanges, checkUpdate, plannedEndpoints, type PlannedEndpoint } from './settings.rules.ts';
import { newSecret, sealHeaders } from './sealing.ts';
import {
  deleteOverride,
  lockSettings,
  readSettings,
  upsertEndpoint,
  upsertSettings,
} from './settings.queries.ts';

export const getWebhookSettings = (ctx: ReadContext): Promise<WebhookSettings> => readSettings(ctx.db);

export async function updateWebhookSettings(
  ctx: WriteContext,
  { body }: UpdateWebhookSettingsInput,
): Promise<WebhookSettings> {
  // Names are resolved before anything is locked.
  await checkUpdate(body, ctx.services.addresses);
  const current = await lockSettings(ctx.db, ctx.identity.tenantId);
  checkRevision(current.revision, body.expected_revision);
  const planned = plannedEndpoints(body, current);
  const changed = changedFields(body, current);
  if (changed.length === 0) return current;
  const ids = await Promise.all(
    planned.map(({ headers, ...endpoint }) =>
      upsertEndpoint(
        ctx.db,
        { ...endpoint, ...(headers && { headers: sealHeaders(ctx, headers) }) },
        ctx.now,
      ),
    ),
  );
  await removeOverrides(ctx, body, current, planned, ids);
  await upsertSettings(
    ctx.db,
    {
      enabled_events: [...(body.enabled_events ?? current.enabled_events)].sort(),
      revision: current.revision + 1,
      ...(current.signing_secret === null && planned.length > 0 && newSecret(ctx)),
    },
    ctx.now,
  );
  planned.forEach(({ status }, index) => {
    if (status === 'active') ctx.atCommit(fillLanes([ids[index]!]));
    else addJob(ctx, 'disable_endpoint', { endpointId: ids[index]! });
  });
  ctx.audit({
    recordKind: 'webhook_settings',
    recordId: ctx.identity.tenantId,
    action: 'updated',
    changedFields: changed,
  });
  const next = await readSettings(ctx.db);
  await noteAddresses(ctx, current, next);
  return next;
}

/** For the security log: events go somewhere else from now on. */
async function noteAddresses(
  ctx: WriteContext,
  before: WebhookSettings,
  after: WebhookSettings,
): Promise<void> {
  const changes = addressChanges(before, after);
  if (changes.length > 0)
    await insertAuthEvents(
      ctx.db,
      [{ kind: 'webhook_address_changed', userId: null, changes }],
      sourceOf(ctx),
    );
}

async function removeOverrides(
  ctx: WriteContext,
  body: WebhookSettingsUpdate,
  current: WebhookSettings,
  planned: readonly PlannedEndpoint[],
  ids: readonly string[],
): Promise<void> {
  if (body.overrides === undefined) return;
  const kept = new Set(body.overrides.map(({ event_type }) => event_type));
  const plannedGlobal = planned.findIndex(({ event_type }) => event_type === null);
  const globalId = current.endpoint?.id ?? ids[plannedGlobal];
  const removed = current.overrides.filter(({ event_type }) => !kept.has(event_type!));
  for (const { id } of removed) await deleteOverride(ctx.db, id, globalId);
  if (removed.length === 0 || globalId === undefined) return;
  if ((planned[plannedGlobal] ?? current.endpoint)?.status === 'active') ctx.atCommit(fillLanes([globalId]));
  else addJob(ctx, 'disable_endpoint', { endpointId: globalId });
}

/** Saving an endpoint is a change even when its values are the same: it forgets its failures. */
function changedFields(body: WebhookSettingsUpdate, current: WebhookSettings): string[] {
  const changed: string[] = [];
  if (body.endpoint !== undefined) changed.push('endpoint');
  if (body.overrides !== undefined && (body.overrides.length > 0 || current.overrides.length > 0))
    changed.push('overrides');
  if (
    body.enabled_events !== undefined &&
    [...body.enabled_events].sort().join() !== [...current.enabled_events].sort().join()
  )
    changed.push('enabled_events');
  return changed;
}
