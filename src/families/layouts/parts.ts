import type { ViewUser } from '#src/call/parts.ts';
import { naming } from '#src/domain/departments/index.ts';
import { describeUses } from './content/uses.ts';
import { countOpening } from './navigation/navigation.queries.ts';

export { pageKeys } from './content/field-keys.queries.ts';

/** Items of the navigation keep the view that they open. */
export const navigationViews: ViewUser = {
  async describe({ db }, viewId) {
    const count = await countOpening(db, viewId);
    if (count === 0) return undefined;
    return count === 1 ? '1 item of the navigation' : `${count} items of the navigation`;
  },
};

/** Layouts keep the views that their lists and buttons open. */
export const layoutViews: ViewUser = {
  describe: ({ db }, viewId) => describeUses(db, { kind: 'view', id: viewId }),
};

/** Items of the navigation that departments see; one that names none is for everyone. */
export const navigationDepartments = naming({
  table: 'navigation_items',
  kind: 'navigation_item',
  columns: { department_ids: 'department_ids' },
  keepsDeleted: true,
  nounIfOpen: ['item of the navigation', 'items of the navigation'],
});
