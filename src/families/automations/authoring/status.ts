import type { Automation, BulkResult } from '#generated/types.gen.ts';
import type {
  DisableAutomationInput,
  DisableAutomationsInput,
  EnableAutomationInput,
  EnableAutomationsInput,
} from '#generated/families/automations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { life, showAutomation } from '../record/life.ts';
import { scheduleStarts } from '../record/schedule.ts';
import { disable } from '../record/status.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';
import { findAccount } from '../record/accounts.queries.ts';
import { enabled } from './publish.ts';

type Outcome = 'succeeded' | 'unchanged';

export async function disableAutomation(
  ctx: WriteContext,
  { path, body }: DisableAutomationInput,
): Promise<Result<Automation>> {
  const automation = await life.lock(ctx, path.id, body?.expected_revision);
  await turnOff(ctx, automation, body?.reason ?? null);
  return showAutomation(ctx, automation.id);
}

export async function enableAutomation(
  ctx: WriteContext,
  { path, body }: EnableAutomationInput,
): Promise<Result<Automation>> {
  const automation = await life.lock(ctx, path.id, body?.expected_revision);
  await turnOn(ctx, automation);
  return showAutomation(ctx, automation.id);
}

export function disableAutomations(
  ctx: WriteContext,
  { body }: DisableAutomationsInput,
): Promise<BulkResult> {
  const expected = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) =>
    turnOff(ctx, await life.lock(ctx, id, expected(id)), body.reason ?? null),
  );
}

export function enableAutomations(ctx: WriteContext, { body }: EnableAutomationsInput): Promise<BulkResult> {
  const expected = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) => turnOn(ctx, await life.lock(ctx, id, expected(id))));
}

async function turnOff(
  ctx: WriteContext,
  automation: StoredAutomation,
  reason: string | null,
): Promise<Outcome> {
  if (automation.status === 'disabled') return 'unchanged';
  if (automation.status === 'draft')
    throw problem(
      'state_conflict',
      'The automation is a draft, which starts nothing. Publish it before disabling it.',
    );
  await disable(ctx, automation, { code: 'by_user', reason });
  return 'succeeded';
}

async function turnOn(ctx: WriteContext, automation: StoredAutomation): Promise<Outcome> {
  if (automation.status === 'active') return 'unchanged';
  const version = automation.published_version;
  if (version === null)
    throw problem(
      'state_conflict',
      'The automation has no published version. Publish it first (publishAutomation).',
    );
  const account = automation.run_as_id === null ? undefined : await findAccount(ctx.db, automation.run_as_id);
  if (account?.status !== 'active')
    throw problem(
      'state_conflict',
      `The automation runs as ${account?.name ?? 'an account that was removed'}, which is not active. Publish it again to run it as yourself or as a service account.`,
    );
  await reviseRecord(ctx.db, 'automations', automation.id, { status: 'active', ...enabled }, ctx.now);
  await scheduleStarts(ctx, automation.id, version, (await findFlow(ctx.db, automation.id, version))!);
  ctx.audit({
    recordKind: 'automation',
    recordId: automation.id,
    action: 'enabled',
    previous: { status: automation.status, disabled_code: automation.disabled_code },
    newValues: { status: 'active' },
  });
  return 'succeeded';
}
