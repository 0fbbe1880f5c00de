import type { Permission } from '#generated/permissions.ts';
import { commentedKinds, kinds, type RuledKind } from './kinds.queries.ts';

interface Holder {
  can(permission: Permission): boolean;
}

/** Whether the caller may see records of the kind at all; of comments, those on some kind. */
export function canView(ctx: Holder, kind: RuledKind): boolean {
  const { view } = kinds[kind];
  return view === null ? commentedKinds.some((commented) => canView(ctx, commented)) : ctx.can(view);
}

/** Whether the caller may manage records of the kind. */
export function canManage(
  ctx: Holder & { readonly identity: { readonly role: string | null } },
  kind: RuledKind,
): boolean {
  const { manage } = kinds[kind];
  return manage === null ? ctx.identity.role !== null : ctx.can(manage);
}

/** Who may manage records of the kind, to go on with in "This needs ...". */
export const managersOf = (kind: RuledKind): string => {
  const { manage } = kinds[kind];
  return manage === null ? 'the role admin' : `the permission ${manage}`;
};

/** Kinds of records of which the caller may not see all that are not private. */
export const hiddenKinds = (ctx: Holder): RuledKind[] =>
  (Object.keys(kinds) as RuledKind[]).filter((kind) =>
    kind === 'comment' ? !commentedKinds.every((commented) => canView(ctx, commented)) : !canView(ctx, kind),
  );
