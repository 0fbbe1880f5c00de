import type { Client, ClientContext, ClientLookup, ClientNote, ClientRef } from '#generated/types.gen.ts';
import type { LookupClientInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import clientNotes from '../client-notes/index.ts';
import { selectClient, selectClientRefs, type ClientKey } from './client/clients.queries.ts';
import { integrationAccounts } from './integrations/integration-accounts.queries.ts';
import { selectPins } from './pins/pins.queries.ts';
import { findStatusProfile } from './client/profiles.queries.ts';
import { selectSelections } from './services/services.queries.ts';
import { unknownClient } from './client/unknown-client.ts';
import { selectUserRefs } from './client/users.queries.ts';

type Part = NonNullable<ClientLookup['include']>[number];

const maxMatches = 21;
const maxNotes = 20;
const maxNoteLength = 2000;

export async function lookupClient(ctx: ReadContext, { body }: LookupClientInput): Promise<ClientContext> {
  const { key, others } = await findKey(ctx, body);
  const record = await selectClient(ctx.db, ctx.identity.userId, key);
  if (record === undefined)
    throw 'id' in key
      ? await unknownClient(ctx, key.id)
      : problem('not_found', `No client with the slug ${key.slug} exists in this agency.`);
  const client = JSON.parse(record) as Client;
  const parts = await Promise.all([...new Set(body.include ?? [])].map((part) => related[part](ctx, client)));
  return Object.assign({ client, other_matches: others }, ...parts) as ClientContext;
}

/** What singles the client out, and the others that match as well. */
async function findKey(
  ctx: ReadContext,
  { include: _include, ...by }: ClientLookup,
): Promise<{ key: ClientKey; others: ClientRef[] }> {
  if (Object.keys(by).length !== 1) throw invalid('body', 'needs exactly one of id, slug, email and name.');
  if (by.id !== undefined) return { key: { id: by.id }, others: [] };
  if (by.slug !== undefined) return { key: { slug: by.slug }, others: [] };
  const wanted = by.email === undefined ? { name: (by.name ?? '').trim() } : { email: by.email };
  const [first, ...others] = await selectClientRefs(ctx.db, wanted, maxMatches);
  if (first !== undefined) return { key: { id: first.id }, others };
  throw problem(
    'not_found',
    by.email === undefined
      ? `No client named "${by.name}" exists in this agency.`
      : `No client has a contact with the address ${by.email}.`,
  );
}

/** How each part of the context is read. They start together; reads of one call share a round trip. */
const related: Record<Part, (ctx: ReadContext, client: Client) => Promise<Partial<ClientContext>>> = {
  async profile(ctx, client) {
    const profile = await findStatusProfile(ctx.db, client.profile_id);
    const option = profile?.options.find(({ key }) => key === client.status);
    return profile
      ? { profile: { id: profile.id, name: profile.name, status_label: option?.label ?? client.status } }
      : {};
  },
  assignees: async (ctx, client) => ({
    assignees: await selectUserRefs(ctx.db, client.assigned_to),
  }),
  async notes(ctx, client) {
    const page = await clientNotes.listClientNotes(ctx, {
      query: { client_id: [client.id], order: 'desc', limit: maxNotes, offset: 0 },
    });
    return { notes: itemsOf<ClientNote>(page).map(shortNote) };
  },
  async fields(ctx, client) {
    const { fields } = await loadFieldSet(ctx, 'client', client.profile_id);
    return {
      fields: fields.map(({ key, definition: { name, type } }) => ({
        key,
        name,
        type,
        value: client.field_values[key] ?? null,
      })),
    };
  },
  async pin(ctx, client) {
    const [pin] = await selectPins(ctx.db, ctx.identity.userId, [client.id]);
    return pin ? { pin } : {};
  },
  service_selections: async (ctx, client) => ({
    service_selections: await selectSelections(ctx.db, client.id),
  }),
  async integration_accounts(ctx, client) {
    const page = await integrationAccounts.page(
      ctx.db,
      { client_id: [client.id], sort: 'created_at', order: 'desc', limit: 200, offset: 0 },
      {},
    );
    return { integration_accounts: itemsOf(page) };
  },
};

const itemsOf = <T>({ items }: Page<T>): T[] =>
  typeof items === 'string' ? (JSON.parse(items) as T[]) : [...items];

const shortNote = ({ id, title, body_text, is_pinned, created_at, created_by }: ClientNote) => ({
  id,
  title,
  body_text: [...body_text.slice(0, 2 * maxNoteLength)].slice(0, maxNoteLength).join(''),
  is_pinned,
  created_at,
  created_by,
});
