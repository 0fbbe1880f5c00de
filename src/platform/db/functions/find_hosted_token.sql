-- What a token opens, before any agency is known: the hash is the secret, so whoever has it may see this row.
create or replace function app.find_hosted_token(token_hash bytea)
  returns table (
    hash bytea, tenant_id uuid, id uuid, purpose text, record_id uuid, contact_id uuid, uses_left integer, expires_at timestamptz,
    revoked_at timestamptz, is_agency_open boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.hash, t.tenant_id, t.id, t.purpose, t.record_id, t.contact_id, t.uses_left, t.expires_at, t.revoked_at,
      app.is_agency_open(t.tenant_id)
    from hosted_tokens t where t.hash = token_hash
  $$;
revoke all on function app.find_hosted_token(bytea) from public;
grant execute on function app.find_hosted_token(bytea) to app;
