import { conflict } from '#src/platform/errors/index.ts';

/** An item as the rules of the tree need it. */
export interface Node {
  readonly id: string;
  readonly parent_id: string | null;
  readonly position: number;
  readonly system_key: string | null;
}

/** All items of an agency. */
export type Tree = readonly Node[];

const deepestLevel = 3;
const maxCustom = 200;

/** Ids of the items directly below `parentId` (null: at the top), in their order. */
export const childrenOf = (tree: Tree, parentId: string | null): string[] =>
  tree
    .filter((node) => node.parent_id === parentId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);

/** The item and those above it, the nearest first. */
function pathOf(tree: Tree, id: string | null): string[] {
  const parents = new Map(tree.map((node) => [node.id, node.parent_id]));
  const path: string[] = [];
  for (let at = id; at !== null; at = parents.get(at) ?? null) path.push(at);
  return path;
}

const heightOf = (tree: Tree, id: string): number =>
  1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child)));

/** 409 when an item would stand below itself, or anything below the deepest level. `movedId` is absent for a new item. */
export function requirePlace(tree: Tree, parentId: string | null, movedId?: string): void {
  const path = pathOf(tree, parentId);
  if (movedId !== undefined && path.includes(movedId))
    throw conflict('An item cannot move below itself. Choose another parent.');
  const level = path.length + (movedId === undefined ? 1 : heightOf(tree, movedId));
  if (level > deepestLevel)
    throw conflict(`Items nest up to ${deepestLevel} levels; this would make ${level}.`);
}

/** 409 when the agency has added as many items as there may be. */
export function requireRoom(tree: Tree): void {
  const added = tree.filter((node) => node.system_key === null).length;
  if (added >= maxCustom)
    throw conflict(`The navigation has ${added} added items, which is the limit. Delete one first.`);
}

/** The order below `parentId` once these items stand at `position` (absent or too large: last). */
export function orderWith(
  tree: Tree,
  parentId: string | null,
  ids: readonly string[],
  position?: number,
): string[] {
  const order = childrenOf(tree, parentId).filter((id) => !ids.includes(id));
  order.splice(position ?? order.length, 0, ...ids);
  return order;
}
