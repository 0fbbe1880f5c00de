import type { ReadContext } from '#src/call/context.ts';
import type { FolderKind } from './folder-kind.ts';
import * as queries from './folders.queries.ts';

type Writer = Pick<ReadContext, 'db'>;

interface Item {
  readonly id: string;
  readonly folder_id: string | null;
}

/**
 * The order of items in their folders, of a kind whose items are ordered. Held from here on: nobody else changes it before the
 * transaction ends.
 *
 *   const order = await holdItemOrder(ctx, categoryFolders);
 *   const position = await order.end(folderId);
 */
export async function holdItemOrder<R>(ctx: Writer, kind: FolderKind<R>): Promise<ItemOrder<R>> {
  await queries.lockItemOrder(ctx.db, kind);
  return new ItemOrder(ctx, kind);
}

export class ItemOrder<R> {
  readonly #ctx: Writer;
  readonly #kind: FolderKind<R>;

  constructor(ctx: Writer, kind: FolderKind<R>) {
    this.#ctx = ctx;
    this.#kind = kind;
  }

  /** The position behind the items of a folder. */
  async end(folderId: string | null): Promise<number> {
    return (await this.#itemsOf(folderId)).length;
  }

  /**
   * The order of a folder once the item stands at `position` in it; without one, or behind the end, it goes last, and in its own folder
   * it stays where it is.
   */
  async with(item: Item, folderId: string | null, position?: number): Promise<string[]> {
    const items = await this.#itemsOf(folderId);
    if (position === undefined && items.includes(item.id)) return items;
    const others = items.filter((id) => id !== item.id);
    others.splice(position ?? others.length, 0, item.id);
    return others;
  }

  /** Stores the order; the rows are in the folder already. */
  store(order: readonly string[]): Promise<void> {
    return queries.updateItemPositions(this.#ctx.db, this.#kind, order);
  }

  /** Closes the gap that an item has left. */
  async close(folderId: string | null): Promise<void> {
    await this.store(await this.#itemsOf(folderId));
  }

  #itemsOf(folderId: string | null): Promise<string[]> {
    return queries.selectItemOrder(this.#ctx.db, this.#kind, folderId);
  }
}
