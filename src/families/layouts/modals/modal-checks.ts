import type { ModalAction } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { NamedRecords, selectNamed } from '#src/domain/references/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { checkSections } from '../content/keys.rules.ts';
import { openPage, requirePageKind } from '../content/open-page.ts';
import type { StoredModal } from './modals.queries.ts';

type Checked = Pick<StoredModal, 'record_kind' | 'custom_object_id' | 'sections' | 'actions'>;

/** What of a modal somebody just gave it. What it had before is not judged: it may name what is gone since. */
export interface Given {
  readonly record: boolean;
  readonly sections: boolean;
  readonly actions: boolean;
}

/** 400 at the place of what the agency does not have, or what does not fit; 404 for an unknown custom object. */
export async function checkModal(ctx: WriteContext, modal: Checked, given: Given): Promise<void> {
  const { record_kind: recordKind, custom_object_id: objectId, sections, actions } = modal;
  if (given.record) await requireObject(ctx, modal);
  // What it shows has to fit another record as well.
  if (given.record || given.sections) {
    const kind = recordKind === null ? null : requirePageKind(recordKind, 'body.record_kind');
    checkSections(sections, 'body.sections');
    const { check } = await openPage(ctx, kind, objectId ?? undefined);
    await check.sections(sections, 'body.sections');
    await check.require();
  }
  if (given.record || given.actions) checkSaving(actions, recordKind !== null);
  if (given.actions) await checkActions(ctx, actions);
}

async function requireObject(
  ctx: WriteContext,
  { record_kind: kind, custom_object_id: id }: Checked,
): Promise<void> {
  if (kind === 'custom_object_record' && id === null)
    throw invalid('body.custom_object_id', 'is required for custom_object_record.');
  if (id === null) return;
  if (kind !== 'custom_object_record')
    throw invalid('body.custom_object_id', 'is only for custom_object_record.');
  if ((await selectNamed(ctx.db, [{ kind: 'custom_object', id }])).length === 0)
    throw notFound('custom object', id);
}

function checkSaving(actions: readonly ModalAction[], hasRecord: boolean): void {
  const at = actions.findIndex(({ type }) => type === 'save_record');
  if (at >= 0 && !hasRecord)
    throw invalid(
      `body.actions[${at}].type`,
      'is "save_record", but no record opens the modal. Set record_kind.',
    );
}

async function checkActions(ctx: WriteContext, actions: readonly ModalAction[]): Promise<void> {
  const named = new NamedRecords();
  const keys = new Set<string>();
  for (const [at, action] of actions.entries()) {
    const place = `body.actions[${at}]`;
    if (keys.has(action.key)) throw invalid(`${place}.key`, `repeats the action "${action.key}".`);
    keys.add(action.key);
    if (action.type === 'run_automation')
      named.add('automation', action.automation_id, `${place}.automation_id`);
  }
  await named.require(ctx);
}
