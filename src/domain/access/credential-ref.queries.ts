import { sql, type RawBuilder } from 'kysely';
import type { CredentialRef } from '#generated/console/types.gen.ts';

/** How credentials are shown: the API key or the OAuth grant of this tenant that has the id, as JSON; null for neither. */
export function credentialRef(tenantId: string, credentialId: string): RawBuilder<CredentialRef | null> {
  const [tenant, id] = [sql.ref(tenantId), sql.ref(credentialId)];
  return sql<CredentialRef | null>`coalesce(
    (select json_build_object('kind', 'api_key', 'id', k.id, 'name', k.name) from api_keys k where k.tenant_id = ${tenant} and k.id = ${id}),
    (select json_build_object('kind', 'oauth_grant', 'id', g.id, 'name', left(g.client_name, 500)) from oauth_grants g where g.tenant_id = ${tenant} and g.id = ${id}))`;
}
