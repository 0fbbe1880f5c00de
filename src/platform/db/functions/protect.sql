-- Row-level security for a tenant table: the serving role sees and writes the rows of its own tenant; the owner, who serves
-- nobody, passes for migrations and for the few security-definer functions that name their tenant themselves. Each installation
-- has a serving role with a separate name (src/platform/db/installation.ts), so the function looks it up. Migrations call it.
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
