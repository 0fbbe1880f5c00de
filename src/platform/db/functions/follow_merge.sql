-- Trigger: what is about to be stored for a client that has been merged is stored for its survivor. It waits for a merge that is under way: work that
-- began before it, and a job that still has the former id, lose nothing. Note folders name their client as their scope.
create or replace function app.follow_merge() returns trigger
  language plpgsql as $$
declare
  survivor uuid;
begin
  if tg_table_name = 'folders' then
    if new.kind <> 'client_note' then return new; end if;
    select merged_into_id into survivor from clients where tenant_id = new.tenant_id and id = new.scope_id for key share;
    if survivor is not null then new.scope_id := survivor; end if;
    return new;
  end if;
  select merged_into_id into survivor from clients where tenant_id = new.tenant_id and id = new.client_id for key share;
  if survivor is not null then new.client_id := survivor; end if;
  return new;
end $$;
