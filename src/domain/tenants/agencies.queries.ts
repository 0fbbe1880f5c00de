import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface NewAgency {
  readonly name: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly owner: { readonly name: string; readonly email: string; readonly passwordHash: string };
}

/** `system` is the scope without a tenant: the agency's own rows can be seen in its own scope afterwards. */
export async function insertAgency(
  system: Db,
  { name, slug, timeZone, currency, owner }: NewAgency,
): Promise<{ id: string; ownerId: string }> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select tenant_id as id, owner_id as "ownerId"
    from app.create_agency(${name}, ${slug}, ${timeZone}, ${currency}, ${owner.name}, ${owner.email}, ${owner.passwordHash})
  `.execute(system);
  return rows[0]!;
}

export async function hasAgencies(system: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select app.has_agencies() as found`.execute(system);
  return rows[0]!.found;
}
