import type { ReadContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { getUser } from '#src/families/organization/index.ts';
import type { Permission } from '#generated/permissions.ts';
import type {
  TenantContext,
  TenantContextCaller,
  TenantContextCount,
  TenantContextSection,
  User,
} from '#generated/types.gen.ts';
import type { GetTenantContextInput } from '#generated/families/tenant/handlers.ts';
import * as queries from './sections.queries.ts';

type Part<S extends TenantContextSection> = NonNullable<TenantContext[S]>;

interface Section<S extends TenantContextSection> {
  /** Without it the section is withheld. */
  readonly permission?: Permission;
  readonly read: (ctx: ReadContext, limit: number) => Promise<Part<S>>;
  /** Largest number of entries, for sections that are lists. */
  readonly limit?: number;
}

/** Every section of the tenant context, in the order of the answer. */
const sections: { readonly [S in TenantContextSection]: Section<S> } = {
  agency: { read: (ctx) => queries.findAgency(ctx.db) },
  caller: { read: readCaller },
  counts: { read: readCounts },
  client_profiles: {
    permission: 'clients.view',
    limit: 200,
    read: (ctx, limit) => queries.selectProfilesInShort(ctx.db, limit),
  },
  users: {
    permission: 'people.view',
    limit: 500,
    read: (ctx, limit) => queries.selectUsersInShort(ctx.db, limit),
  },
  client_tags: {
    permission: 'clients.view',
    limit: 500,
    read: (ctx, limit) => queries.selectClientTags(ctx.db, limit),
  },
  departments: { limit: 200, read: (ctx, limit) => queries.selectDepartmentsInShort(ctx.db, limit) },
  statuses: { limit: 200, read: (ctx, limit) => queries.selectStatusesInShort(ctx.db, limit) },
  task_tags: {
    permission: 'tasks.view',
    limit: 500,
    read: (ctx, limit) => queries.selectTaskTags(ctx.db, limit),
  },
  processes: {
    permission: 'tasks.view',
    limit: 500,
    read: (ctx, limit) => queries.selectProcessesInShort(ctx.db, limit),
  },
  fields: { limit: 1000, read: (ctx, limit) => queries.selectFieldsInShort(ctx.db, limit) },
};

const names = Object.keys(sections) as TenantContextSection[];
/** What is given to callers who name no section. */
const usual: readonly TenantContextSection[] = ['agency', 'caller', 'counts'];

function mayRead(ctx: ReadContext, name: TenantContextSection): boolean {
  const { permission } = sections[name];
  return permission === undefined || ctx.can(permission);
}

export async function getTenantContext(
  ctx: ReadContext,
  { query }: GetTenantContextInput,
): Promise<TenantContext> {
  const include = query.include ?? usual;
  const wanted = names.filter((name) => include.includes(name));
  const isAllowed = (name: TenantContextSection): boolean => mayRead(ctx, name);
  const parts = await Promise.all(wanted.filter(isAllowed).map((name) => readSection(ctx, name)));
  return {
    ...Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    withheld: wanted
      .filter((name) => !isAllowed(name))
      .map((section) => ({ section, permission: sections[section].permission! })),
    shortened: parts.filter((part) => part.isShortened).map((part) => part.name),
  };
}

// One entry more than is shown tells whether there are more.
async function readSection(ctx: ReadContext, name: TenantContextSection) {
  const { read, limit } = sections[name];
  const value = await read(ctx, (limit ?? 0) + 1);
  const isShortened = limit !== undefined && Array.isArray(value) && value.length > limit;
  return { name, value: isShortened ? value.slice(0, limit) : value, isShortened };
}

async function readCounts(ctx: ReadContext): Promise<TenantContextCount[]> {
  const counted = names.filter((name) => sections[name].limit !== undefined && mayRead(ctx, name));
  return queries.countSections(ctx.db, counted as queries.CountedSection[]);
}

async function readCaller(ctx: ReadContext): Promise<TenantContextCaller> {
  const user = await getUser(ctx, { path: { id: ctx.identity.userId } });
  const { id, kind, name, email, role, departments, permissions }: User =
    typeof user === 'string' ? parseRecord(user) : user;
  return { id, kind, name, email, role, departments, permissions };
}
