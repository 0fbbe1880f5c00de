-- Each installation has a serving role of its own name (src/platform/db/installation.ts). What protects a table asks for it, so that the
-- function is right in a database that was made when all shared the role `app`.
create or replace function app.protect(target regclass) returns void
  language plpgsql as $$
declare
  serving text := (select serving_role from app.installation);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s to %I using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id())', target, serving);
  execute format('create policy owner_access on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to %I', target, serving);
end $$;
