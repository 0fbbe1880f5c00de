-- A new agency with its owner and its navigation. Somebody who can sign in already keeps the password that they have.
create or replace function app.create_agency(
    agency_name text, agency_slug text, agency_time_zone text, agency_currency text,
    owner_name text, owner_email text, owner_password_hash text)
  returns table (tenant_id uuid, owner_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid;
begin
  insert into accounts (email, password_hash) values (owner_email, owner_password_hash)
    on conflict (lower(email)) do update set email = accounts.email
    returning id into account;
  insert into tenants (name, slug, time_zone, currency) values (agency_name, agency_slug, agency_time_zone, agency_currency)
    returning id into tenant_id;
  insert into users (tenant_id, kind, account_id, name, email, role)
    values (create_agency.tenant_id, 'member', account, owner_name, owner_email, 'owner')
    returning id into owner_id;
  perform app.add_navigation(create_agency.tenant_id);
  return next;
end $$;
revoke all on function app.create_agency(text, text, text, text, text, text, text) from public;
grant execute on function app.create_agency(text, text, text, text, text, text, text) to app;
