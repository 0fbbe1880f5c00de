import type { ModalAction } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { NamedRecords, selectNamed } from '#src/domain/references/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { checkSections } from '../content/keys.rules.ts';
import { openPage, requirePageKind } from '../content/open-page.ts';
import type { StoredModal } from './modals.queries.ts';

/** 400 at the place of what the agency does not have, or what does not fit; 404 for an unknown custom object. */
export async function checkModal(
  ctx: WriteContext,
  modal: Pick<StoredModal, 'record_kind' | 'custom_object_id' | 'sections' | 'actions'>,
): Promise<void> {
  await requireObject(ctx, modal);
  const kind = modal.record_kind === null ? null : requirePageKind(modal.record_kind, 'body.record_kind');
  checkSections(modal.sections, 'body.sections');
  const { check } = await openPage(ctx, kind, modal.custom_object_id ?? undefined);
  await check.sections(modal.sections, 'body.sections');
  await check.require();
  await checkActions(ctx, modal.actions, kind !== null);
}

async function requireObject(
  ctx: WriteContext,
  { record_kind: kind, custom_object_id: id }: Pick<StoredModal, 'record_kind' | 'custom_object_id'>,
): Promise<void> {
  if (kind === 'custom_object_record' && id === null)
    throw invalid('body.custom_object_id', 'is required for custom_object_record.');
  if (id === null) return;
  if (kind !== 'custom_object_record')
    throw invalid('body.custom_object_id', 'is only for custom_object_record.');
  if ((await selectNamed(ctx.db, [{ kind: 'custom_object', id }])).length === 0)
    throw notFound('custom object', id);
}

async function checkActions(
  ctx: WriteContext,
  actions: readonly ModalAction[],
  hasRecord: boolean,
): Promise<void> {
  const named = new NamedRecords();
  const keys = new Set<string>();
  for (const [at, action] of actions.entries()) {
    const place = `body.actions[${at}]`;
    if (keys.has(action.key)) throw invalid(`${place}.key`, `repeats the action "${action.key}".`);
    keys.add(action.key);
    if (action.type === 'save_record' && !hasRecord)
      throw invalid(`${place}.type`, 'is "save_record", but no record opens the modal. Set record_kind.');
    if (action.type === 'run_automation')
      named.add('automation', action.automation_id, `${place}.automation_id`);
  }
  await named.require(ctx);
}
