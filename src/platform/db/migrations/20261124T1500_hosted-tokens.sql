-- Credentials of hosted addresses (src/domain/hosted-addresses). The token itself is kept nowhere: its hash finds the row.
create table hosted_tokens (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  purpose text not null,
  -- What it opens. The right to it is checked at each use, so that the record may go without a word to this table.
  record_id uuid not null,
  hash bytea not null,
  -- The person of a client who got it, and who is then the actor of what is done with it.
  contact_id uuid,
  -- Writes that it is still good for; null for any number.
  uses_left integer check (uses_left >= 0),
  -- Null: until it is revoked.
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id)
);
create unique index hosted_tokens_hash on hosted_tokens (hash);
create index hosted_tokens_record on hosted_tokens (tenant_id, record_id, purpose) where revoked_at is null;
create index hosted_tokens_expiry on hosted_tokens (expires_at) where expires_at is not null;
create index hosted_tokens_revoked on hosted_tokens (revoked_at) where revoked_at is not null;
select app.protect('hosted_tokens');

-- Whether outsiders reach anything of an agency: it is there, and not suspended. The status is asked of the whole row, which
-- need not have that column.
create function app.is_agency_open(tenant uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from tenants t where t.id = tenant and coalesce(to_jsonb(t) ->> 'status', 'active') = 'active')
  $$;

-- What a token opens, before any agency is known: the hash is the secret, so whoever has it may see this row.
create function app.find_hosted_token(token_hash bytea)
  returns table (
    hash bytea, tenant_id uuid, id uuid, purpose text, record_id uuid, contact_id uuid, uses_left integer, expires_at timestamptz,
    revoked_at timestamptz, is_agency_open boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.hash, t.tenant_id, t.id, t.purpose, t.record_id, t.contact_id, t.uses_left, t.expires_at, t.revoked_at,
      app.is_agency_open(t.tenant_id)
    from hosted_tokens t where t.hash = token_hash
  $$;
revoke all on function app.is_agency_open(uuid) from public;
revoke all on function app.find_hosted_token(bytea) from public;
grant execute on function app.is_agency_open(uuid) to app;
grant execute on function app.find_hosted_token(bytea) to app;
