-- The certification of a code, whichever agency issued it: whoever has the code may see what the certificate shows.
create or replace function app.find_certification(wanted text) returns table (tenant_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select c.tenant_id, c.id from training_certifications c where c.code = wanted limit 1
  $$;
revoke all on function app.find_certification(text) from public;
grant execute on function app.find_certification(text) to app;
