-- Who joins or leaves the agency or a department is looked at: rules may cover them, or no longer do.
create or replace function app.look_at_training_of() returns trigger
  language plpgsql as $$
declare
  place record := coalesce(new, old);
  member uuid;
begin
  if tg_table_name = 'users' then
    if new.kind <> 'member' then
      return null;
    end if;
    member := new.id;
  else
    member := place.user_id;
  end if;
  if exists (select from training_requirements r where r.tenant_id = place.tenant_id)
    or exists (select from training_enrollments e where e.tenant_id = place.tenant_id and e.user_id = member and e.is_latest) then
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (place.tenant_id, 'training_member', member, '', app.now())
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
