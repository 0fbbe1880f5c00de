-- The way into an empty system: a link that creates the first agency with its owner, once (src/api/auth/account/setup.ts).
create table app.setup_link (
  is_only boolean primary key default true check (is_only),
  token_hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Makes the link of an empty system the one with this hash; false where there is an agency, or another process has just made one.
create function app.offer_setup(link_hash bytea, ends_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made boolean;
begin
  if app.has_agencies() then
    delete from app.setup_link;
    return false;
  end if;
  insert into app.setup_link as l (token_hash, expires_at) values (link_hash, ends_at)
    on conflict (is_only) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()
      where l.created_at < now() - interval '10 seconds'
    returning true into made;
  return coalesce(made, false);
end $$;

create function app.is_setup_open(link_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (select from app.setup_link l where l.token_hash = link_hash and l.expires_at > now()) and not exists (select from tenants)
  $$;

-- Uses the link up; no row where it is not valid, or another browser was quicker. Somebody who can sign in already keeps the password
-- that they have, and has to prove it: `is_new_account` is false.
create function app.create_first_agency(
    link_hash bytea, agency_name text, agency_slug text, agency_time_zone text, owner_name text, owner_email text, owner_password_hash text, request text)
  returns table (tenant_id uuid, account_id uuid, is_new_account boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  delete from app.setup_link l where l.token_hash = link_hash and l.expires_at > now();
  if not found or app.has_agencies() then
    return;
  end if;
  insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id)
    select c.tenant_id, 'agency', c.tenant_id, 'created', 'setup', 'system', request
    from app.create_agency(agency_name, agency_slug, agency_time_zone, 'USD', owner_name, owner_email, owner_password_hash) c;
  return query select u.tenant_id, a.id, a.password_hash = owner_password_hash
    from users u join accounts a on a.id = u.account_id where u.role = 'owner';
end $$;

do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in ('offer_setup', 'is_setup_open', 'create_first_agency')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
end $$;
