import type { Database } from '#generated/database.ts';
import type { RecordKind } from '#generated/console/types.gen.ts';
import type { Folder } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { Condition } from '#src/platform/db/query/index.ts';

/** Tables whose rows lie in folders: they carry `folder_id`, `revision`, `updated_at` and `deleted_at`. */
export type ItemTable = {
  [T in keyof Database]: Database[T] extends Record<
    'folder_id' | 'revision' | 'updated_at' | 'deleted_at',
    unknown
  >
    ? T
    : never;
}[keyof Database];

/** Tables that a tree of folders can belong to, one tree for each of their rows. */
export type ScopeTable = {
  [T in keyof Database]: Database[T] extends Record<'id' | 'deleted_at', unknown> ? T : never;
}[keyof Database];

/** What a caller's sight of items depends on, as lists take it (`Scope` in src/platform/db/query/list.ts). */
export type ItemScope = Readonly<
  Record<string, string | boolean | null | readonly string[] | Readonly<Record<string, unknown>>>
>;

/** Which items of folders a caller sees; the items are at the alias. */
export interface ItemRule {
  readonly scopeOf: (ctx: ReadContext) => ItemScope;
  readonly condition: (scope: ItemScope, alias: string) => Condition;
}

/**
 * What a family says once about its folders; every function of this module takes it. `R` is the contract's
 * representation of such a folder.
 */
export interface FolderKind<R = Folder> {
  /** Value of `folders.kind`. */
  readonly kind: string;
  /** As messages name such a folder: `client profile folder`. */
  readonly noun: string;
  /** As the audit trail names it: `client_profile_folder`. */
  readonly recordKind: RecordKind;
  /** What lies in these folders; `plural` completes "4 ...". Of ordered ones, each has a `position` among those of its folder. */
  readonly items: { readonly table: ItemTable; readonly plural: string; readonly isOrdered?: boolean };
  /** Which items a caller sees, where not all do: folders count those. */
  readonly shows?: ItemRule;
  /** What lies in these folders besides. */
  readonly beside?: readonly { readonly table: ItemTable; readonly plural: string }[];
  /** Set when each record of another noun has a tree of its own; `property` names that record in the contract. */
  readonly scope?: { readonly table: ScopeTable; readonly property: string; readonly noun: string };
  /** Carries the type only. */
  readonly record?: R;
}

/** A write of any operation, as far as folders need it: they emit nothing. */
export type FolderWriteContext = ReadContext & Pick<WriteContext, 'audit'>;
