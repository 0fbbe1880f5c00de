import { assignStages, needsAssignment } from '../assignment/assign-stages.ts';
import type { WriteContext } from '#src/call/context.ts';
import { applyWish, requireRights, type PlaceOf, type TaskWish } from './change-task.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { References } from '../load/references.queries.ts';
import { prepareTask, storePrepared, type PreparedChange } from '../store/store.ts';
import type { TaskChangeEvent } from '../store/task-events.ts';

/** What a change of many tasks may wish; custom values are for `changeTask`, since one that is taken shows only when it is written. */
export type SharedWish = Omit<TaskWish, 'field_values'>;

/**
 * Changes of several held tasks, judged one by one and stored together: two hundred in a few statements instead of a
 * thousand. Call `store` last.
 */
export class TaskChanges {
  readonly #ctx: WriteContext<TaskChangeEvent>;
  readonly #found: References | null;
  readonly #placeOf: PlaceOf;
  readonly #changed = new Set<string>();
  #waiting: PreparedChange[] = [];

  /** `found` is what there is of every record that any of the wishes names, by `selectWished`. */
  constructor(ctx: WriteContext<TaskChangeEvent>, found: References | null, placeOf: PlaceOf) {
    this.#ctx = ctx;
    this.#found = found;
    this.#placeOf = placeOf;
  }

  /** Makes a change of a task; answers whether anything is different. A task that comes again has had it. */
  async change(draft: TaskDraft, wish: SharedWish): Promise<boolean> {
    if (this.#changed.has(draft.task.id)) return false;
    requireRights(draft, wish);
    applyWish(draft, wish, this.#found, this.#placeOf);
    this.#changed.add(draft.task.id);
    if (needsAssignment(draft)) {
      // Who is to be found for a stage depends on what all others have to do by then.
      await this.store();
      await assignStages(this.#ctx, draft);
    }
    const change = await prepareTask(this.#ctx, draft);
    if (change === null) return false;
    this.#waiting.push(change);
    // Of two last tasks of a ticket the second one completes it, and only that one tells.
    if (draft.task.status_category === 'done' && draft.before?.status_category !== 'done') await this.store();
    return true;
  }

  /** Stores what waits, in the order in which it came. */
  async store(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length > 0) await storePrepared(this.#ctx, waiting);
  }
}
