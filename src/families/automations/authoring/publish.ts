import type { AuthoredAutomation } from '#generated/types.gen.ts';
import type { PublishAutomationInput } from '#generated/families/automations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { actAs } from '#src/domain/access/index.ts';
import { reviseRecord, storedId, type RowChange } from '#src/platform/db/query/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { errorsAmong, type FlowFacts } from '../flow/index.ts';
import { notePublished } from '../pricing/measure.ts';
import { problemsOf } from '../record/facts.ts';
import { life, showAuthored } from '../record/life.ts';
import { scheduleStarts } from '../record/schedule.ts';
import type { StoredAutomation } from '../record/stored.queries.ts';
import { flowColumns } from '../record/working-copy.ts';
import { findAccount } from '../record/accounts.queries.ts';
import { insertVersion } from './authoring.queries.ts';

export async function publishAutomation(
  ctx: WriteContext,
  { body }: PublishAutomationInput,
): Promise<Result<AuthoredAutomation>> {
  const before = await life.lock(ctx, body.id, body.expected_revision);
  const runAsId = await runAsOf(ctx, before, body.run_as_id);
  await requirePublishable(ctx, before, runAsId);
  const isNew = before.config_hash !== before.live_hash;
  const isEnabling = before.status === 'disabled' && body.is_enabled === true;
  const version = isNew ? (before.published_version ?? 0) + 1 : before.published_version!;
  if (!isNew && !isEnabling && runAsId === before.run_as_id) return showAuthored(ctx, before.id);
  if (isNew) {
    await insertNextVersion(ctx, before, version, body.change_note ?? null);
    await notePublished(ctx, { id: before.id, version, config: before.config });
  }
  const status = before.status === 'disabled' && !isEnabling ? 'disabled' : 'active';
  await reviseRecord(
    ctx.db,
    'automations',
    before.id,
    { run_as_id: runAsId, status, ...(isNew && live(before, version, ctx.now)), ...(isEnabling && enabled) },
    ctx.now,
  );
  if (status === 'active' && (isNew || isEnabling))
    await scheduleStarts(ctx, before.id, version, before.config);
  ctx.audit({
    recordKind: 'automation',
    recordId: before.id,
    action: 'published',
    previous: { version: before.published_version, run_as_id: before.run_as_id, status: before.status },
    newValues: { version, run_as_id: runAsId, status },
    reason: body.change_note,
  });
  return showAuthored(ctx, before.id);
}

/** Columns of an automation that starts again. */
export const enabled = {
  consecutive_failures: 0,
  disabled_code: null,
  disabled_reason: null,
  disabled_at: null,
} as const satisfies RowChange<'automations'>;

function live(automation: StoredAutomation, version: number, now: Date): RowChange<'automations'> {
  const { trigger_type, event_types, action_keys } = flowColumns(automation.config);
  return {
    published_version: version,
    published_at: now.toISOString(),
    live_hash: automation.config_hash,
    live_trigger_type: trigger_type,
    live_event_types: event_types,
    live_action_keys: action_keys,
    live_concurrency: automation.config.settings?.concurrency ?? 'serial_per_record',
  };
}

function insertNextVersion(
  ctx: WriteContext,
  { id, config }: StoredAutomation,
  version: number,
  changeNote: string | null,
): Promise<void> {
  const { node_count, trigger_type } = flowColumns(config);
  return insertVersion(
    ctx.db,
    {
      automation_id: id,
      version,
      config,
      change_note: changeNote,
      node_count,
      trigger_type: trigger_type!,
      published_by: ctx.identity.userId,
    },
    ctx.now,
  );
}

/** The former service account unless the request names another, or the caller. */
async function runAsOf(
  ctx: WriteContext,
  before: StoredAutomation,
  wished: string | null | undefined,
): Promise<string> {
  if (wished === null) return ctx.identity.userId;
  const id = wished === undefined ? before.run_as_id : storedId(wished);
  if (id === null) return ctx.identity.userId;
  const account = await findAccount(ctx.db, id);
  const fits = account?.kind === 'service_account' && account.status === 'active';
  if (fits) return id;
  if (wished === undefined) return ctx.identity.userId;
  throw invalid('body.run_as_id', `${wished} is not an active service account of this agency.`);
}

/** 409 with the first error. The caller needs what the steps need, so that nobody gains rights by publishing. */
async function requirePublishable(
  ctx: WriteContext,
  automation: StoredAutomation,
  runAsId: string,
): Promise<void> {
  const runAs = await actAs(ctx.db, ctx.identity, runAsId);
  const accounts: FlowFacts['accounts'] = [
    { name: 'The publisher', can: (permission) => ctx.can(permission) },
    ...(runAsId === ctx.identity.userId
      ? []
      : [{ name: `The service account ${runAs.name}`, can: runAs.permissions.has.bind(runAs.permissions) }]),
  ];
  const [first, ...others] = errorsAmong(await problemsOf(ctx, automation.config, accounts));
  if (first === undefined) return;
  const at = [first.node_key === null ? null : `Step ${first.node_key}`, first.place].filter(
    (part) => part !== null,
  );
  const step = at.length === 0 ? '' : `${at.join(', ')}: `;
  const more =
    others.length === 0 ? '' : ` There are ${others.length} more errors; getFullAutomation lists all.`;
  throw problem('state_conflict', `The automation cannot be published. ${step}${first.message}${more}`);
}
