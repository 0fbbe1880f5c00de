import { sql } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Identity, ReadContext } from '#src/call/context.ts';
import { kinds, type RuledKind } from './kinds.queries.ts';
import { canManage } from './permissions.ts';
import type { RecordViewer, Who } from './who.queries.ts';

/** Who looks at records of one kind, when its rule asks no more than whether they manage it: lists have two texts then, not one for each set of rights. */
export interface KindViewer {
  readonly userId: string;
  /** Those who manage the kind see private records of others too (domain model §2.1). */
  readonly seesPrivate: boolean;
}

type Caller = Pick<ReadContext, 'identity' | 'can'>;

export const viewerOfKind = (ctx: Caller, kind: RuledKind): KindViewer => ({
  userId: ctx.identity.userId,
  seesPrivate: canManage(ctx, kind),
});

/** Who looks at tasks, and at the tickets that are linked to them. */
export interface Viewer extends KindViewer {
  readonly seesPrivateTickets: boolean;
}

export const viewerOf = (ctx: Caller): Viewer => ({
  ...viewerOfKind(ctx, 'task'),
  seesPrivateTickets: canManage(ctx, 'ticket'),
});

/** A viewer of tasks as one of their tickets. */
export const ticketViewer = ({ userId, seesPrivateTickets }: Viewer): KindViewer => ({
  userId,
  seesPrivate: seesPrivateTickets,
});

/** Somebody who may view the kind, and of whom nothing more is known than whether they manage it: they hold no other permission. */
export function asViewer({ userId, seesPrivate }: KindViewer, kind: RuledKind): Who {
  const { view, manage } = kinds[kind];
  return {
    id: sql<string>`${userId}::uuid`,
    isAdmin: manage === null && seesPrivate,
    can: (permission) => permission === view || (permission === manage && seesPrivate),
    holds: () => false,
  };
}

/** A viewer of all kinds as lists take one (`Scope` in src/platform/db/query/list.ts): `rights` decide how the statement is written. */
export type ViewerScope = {
  readonly userId: string;
  readonly rights: { readonly role: Identity['role']; readonly held: readonly Permission[] };
  /** All they hold, for records that name a permission. */
  readonly permissions: readonly Permission[];
};

/** Permissions that the conditions ask for. */
const asked = permissionsAsked();

export const viewerScope = (viewer: RecordViewer): ViewerScope => ({
  userId: viewer.identity.userId,
  rights: { role: viewer.identity.role, held: asked.filter((permission) => viewer.can(permission)) },
  permissions: [...viewer.identity.permissions],
});

export const viewerIn = ({ userId, rights: { role, held }, permissions }: ViewerScope): RecordViewer => ({
  identity: { userId, role, permissions },
  can: (permission) => held.includes(permission),
});

/** What the declarations ask of a viewer: to view and manage each kind, and what their rules name besides. */
function permissionsAsked(): readonly Permission[] {
  const found = new Set<Permission>();
  const note = (permission: Permission | null) => permission !== null && found.add(permission);
  const unknown = sql<boolean>`false`;
  const somebody: Who = {
    id: sql<string>`null::uuid`,
    isAdmin: unknown,
    can(permission) {
      note(permission);
      return unknown;
    },
    holds: () => unknown,
  };
  for (const kind of Object.values(kinds)) {
    note(kind.view);
    note(kind.manage);
    kind.records?.shows(somebody, { kind, alias: kind.records.alias });
  }
  return [...found];
}
