import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ConfigOf, ToolType } from './tool-type.ts';

/** Ticked items by key, with the user and the time. */
export interface ChecklistState {
  readonly ticked: Readonly<Record<string, { readonly at: string; readonly by: string }>>;
}

const maxNamed = 5;

/** Items to tick off, each for itself. Without a required item, one that is ticked is enough. */
export const checklist: ToolType<'checklist', ChecklistState> = {
  uses: ({ items }) =>
    items.flatMap(
      ({ key }) =>
        [
          { action: 'tick', itemKey: key },
          { action: 'untick', itemKey: key },
        ] as const,
    ),
  begun: { ticked: {} },
  // As substages do, ticked items stay ticked when the stage is reopened.
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, { userId, at }, { name, config, state }) {
    if (use.action !== 'tick' && use.action !== 'untick')
      throw problem('state_conflict', `"${name}" is a checklist. Tick its items instead.`);
    const item = config.items.find(({ key }) => key === use.itemKey);
    if (item === undefined)
      throw problem(
        'not_found',
        `The checklist "${name}" has no item ${use.itemKey}. Its items are ${config.items.map(({ key }) => key).join(', ')}.`,
      );
    const isTicked = Object.hasOwn(state.ticked, item.key);
    if (isTicked === (use.action === 'tick')) return null;
    const { [item.key]: _gone, ...others } = state.ticked;
    if (isTicked) return { state: { ticked: others }, did: `unticked "${item.label}" in` };
    return {
      state: { ticked: { ...others, [item.key]: { at, by: userId } } },
      did: `ticked "${item.label}" in`,
    };
  },
  missing(config, state) {
    const open = openItems(config, state);
    if (open.length > 0)
      return [
        ...open.slice(0, maxNamed).map(({ label }) => `tick "${label}"`),
        ...(open.length > maxNamed ? [`tick ${open.length - maxNamed} more items`] : []),
      ];
    return tickedCount(config, state) > 0 ? [] : ['tick an item'];
  },
  summary(config, state) {
    const count = tickedCount(config, state);
    return count === 0 ? null : `${count} of ${config.items.length} items ticked.`;
  },
};

const openItems = ({ items }: ConfigOf<'checklist'>, { ticked }: ChecklistState) =>
  items.filter(({ key, is_required: isRequired }) => isRequired && !Object.hasOwn(ticked, key));
const tickedCount = ({ items }: ConfigOf<'checklist'>, { ticked }: ChecklistState) =>
  items.filter(({ key }) => Object.hasOwn(ticked, key)).length;
