import type { ViewUser } from '#src/call/parts.ts';
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
