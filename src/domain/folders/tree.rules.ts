import { conflict, nameTaken } from '#src/platform/errors/index.ts';

/** The properties of a folder that the tree rules need. */
export interface TreeNode {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly position: number;
}

/** All folders of one tree, in no particular order. */
export type Tree = readonly TreeNode[];

/** A folder at the top is at level 1. */
export const deepestLevel = 10;

/** Folders directly in `parentId` (null: at the top), in their order. */
export function childrenOf(tree: Tree, parentId: string | null): TreeNode[] {
  return tree
    .filter((node) => node.parent_id === parentId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The folder and those that hold it, the nearest first. */
function pathOf(tree: Tree, id: string | null): string[] {
  const parents = new Map(tree.map((node) => [node.id, node.parent_id]));
  const path: string[] = [];
  for (let at = id; at !== null && parents.has(at); at = parents.get(at) ?? null) path.push(at);
  return path;
}

/** The folder and everything below it, holders before what they hold. */
export const subtreeOf = (tree: Tree, id: string): string[] => [
  id,
  ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child.id)),
];

/** Levels that the folder and everything below it take up. */
function heightOf(tree: Tree, id: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child.id)));
}

/** 409 when `targetId` is the folder itself or below it. */
export function requireOutside(tree: Tree, folderId: string, targetId: string | null): void {
  if (!pathOf(tree, targetId).includes(folderId)) return;
  throw conflict(
    targetId === folderId
      ? 'A folder cannot move into itself.'
      : `A folder cannot move below itself: folder ${targetId} is in folder ${folderId}.`,
  );
}

/** 409 when the moved folders (none: one that is about to be created) would reach below the deepest level. */
export function requireDepth(tree: Tree, parentId: string | null, movedIds: readonly string[] = []): void {
  const height = Math.max(1, ...movedIds.map((id) => heightOf(tree, id)));
  const level = pathOf(tree, parentId).length + height;
  if (level > deepestLevel)
    throw conflict(`Folders nest up to ${deepestLevel} levels; this would make ${level}.`);
}

/** 409 when another folder in `parentId` has that name, without regard to case. */
export function requireFreeName(tree: Tree, parentId: string | null, name: string, ownId?: string): void {
  const wanted = name.toLowerCase();
  const taken = tree.find(
    (node) => node.parent_id === parentId && node.id !== ownId && node.name.toLowerCase() === wanted,
  );
  if (taken !== undefined)
    throw nameTaken(`A folder named "${taken.name}" already exists there (${taken.id}).`);
}

/**
 * The order of the children of `parentId` once `folderId` stands at `position` among them (absent or too large: last).
 */
export function orderWith(
  tree: Tree,
  parentId: string | null,
  folderId: string,
  position?: number,
): string[] {
  const order = childrenOf(tree, parentId)
    .map((node) => node.id)
    .filter((id) => id !== folderId);
  order.splice(position ?? order.length, 0, folderId);
  return order;
}
