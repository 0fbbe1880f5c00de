import type { ReadContext } from '#src/call/context.ts';
import type { CustomFields } from '#src/domain/list-columns/index.ts';
import { findList, holdView, type NamedList, type ViewedList } from '#src/domain/views/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';

/** A list with the custom fields of its records. */
export interface KnownList {
  readonly list: ViewedList;
  readonly fields: CustomFields;
}

/** The lists and views that content names, each looked up once: a layout may have hundreds of conditions and buttons. */
export class KnownLists {
  readonly #ctx: ReadContext;
  readonly #lists = new Map<string, Promise<KnownList | undefined>>();
  readonly #views = new Map<string, Promise<NamedList | undefined>>();

  constructor(ctx: ReadContext) {
    this.#ctx = ctx;
  }

  find({ record_kind: kind, custom_object_id: objectId = null }: NamedList): Promise<KnownList | undefined> {
    return once(this.#lists, `${kind} ${storedId(objectId) ?? ''}`, async () => {
      const list = await findList(this.#ctx, { record_kind: kind, custom_object_id: objectId });
      return list && { list, fields: await list.columns.loadFields(this.#ctx) };
    });
  }

  /** The list of a view that the caller may use; nobody deletes the view before the transaction ends. */
  view(id: string): Promise<NamedList | undefined> {
    return once(this.#views, storedId(id), () => holdView(this.#ctx, storedId(id)));
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? load();
  known.set(key, found);
  return found;
}
