import type { ReadContext } from '#src/call/context.ts';
import { publishedSections } from '#src/domain/layouts/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { ClientProfileDetails } from '#generated/types.gen.ts';
import type { GetClientProfileDetailsInput } from '#generated/families/client-profiles/handlers.ts';
import { findClientProfile, selectClientProfile } from './client-profiles.queries.ts';
import { countClientsByStatus } from './clients.queries.ts';
import { layoutOfPage, showLayout } from './layout.rules.ts';
import { selectProfileFields } from './profile-fields.queries.ts';

export async function getClientProfileDetails(
  ctx: ReadContext,
  { path }: GetClientProfileDetailsInput,
): Promise<ClientProfileDetails> {
  const [record, stored, fields, counts, page] = await Promise.all([
    selectClientProfile(ctx.db, path.id),
    findClientProfile(ctx.db, path.id),
    selectProfileFields(ctx.db, path.id),
    countClientsByStatus(ctx.db, path.id),
    publishedSections(ctx.db, path.id),
  ]);
  if (record === undefined || stored === undefined) throw notFound('client profile', path.id);
  const profile = parseRecord(record);
  return {
    profile,
    fields,
    layout: page === undefined ? showLayout(stored.layout, fields) : layoutOfPage(page, fields),
    client_counts: profile.status_options
      .filter((option) => counts.has(option.key))
      .map((option) => ({ status: option.key, client_count: counts.get(option.key) ?? 0 })),
  };
}
