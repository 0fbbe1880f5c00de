-- Uses the link up; no row where it is not valid, or another browser was quicker. Somebody who can sign in already keeps the password
-- that they have, and has to prove it: `is_new_account` is false.
create or replace function app.create_first_agency(
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
revoke all on function app.create_first_agency(bytea, text, text, text, text, text, text, text) from public;
grant execute on function app.create_first_agency(bytea, text, text, text, text, text, text, text) to app;
