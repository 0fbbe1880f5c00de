import type { ViewUser } from '#src/call/parts.ts';
import { naming } from '#src/domain/departments/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import { describeUses } from './content/uses.ts';
import { countOpening } from './navigation/navigation.queries.ts';

export { pageKeys } from './content/field-keys.queries.ts';

const itemNouns = ['item of the navigation', 'items of the navigation'] as const;

/** Items of the navigation keep the view that they open. */
export const navigationViews: ViewUser = {
  async describe({ db }, viewId) {
    const count = await countOpening(db, viewId);
    return countedIfAny(count, ...itemNouns);
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
  nounIfOpen: itemNouns,
});
