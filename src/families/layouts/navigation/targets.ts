import type { NavigationTarget } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { holdView } from '#src/domain/views/index.ts';
import { holdModals } from '../modals/modals.queries.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';

/** What an added item opens, as it is stored. 400 for what the agency does not have, or the caller may not see. */
export async function checkTarget(ctx: ReadContext, target: NavigationTarget): Promise<NavigationTarget> {
  const place = 'body.target';
  switch (target.type) {
    case 'page':
      throw invalid(
        `${place}.type`,
        'is "page", which only built-in items have. Link to a view or an address.',
      );
    case 'view': {
      const id = storedId(target.view_id);
      if ((await holdView(ctx, id)) === undefined)
        throw unknownReference(`${place}.view_id`, id, 'a view of this agency');
      return { ...target, view_id: id };
    }
    case 'custom_object': {
      const id = storedId(target.custom_object_id);
      await requireRecord(ctx, 'custom_object', id, `${place}.custom_object_id`);
      return { ...target, custom_object_id: id };
    }
    case 'record': {
      const id = storedId(target.record_id);
      await requireRecord(ctx, target.record_kind, id, `${place}.record_id`);
      return { ...target, record_id: id };
    }
    case 'modal': {
      const id = storedId(target.modal_id);
      if (!(await holdModals(ctx.db, [id])).has(id))
        throw unknownReference(`${place}.modal_id`, id, 'a modal of this agency');
      return { ...target, modal_id: id };
    }
    default:
      return target;
  }
}
