-- The channel of a department has its name. Once the department is deleted, it can be read and no more.
create or replace function app.rename_chat_department() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update chat_channels set archived_at = app.now(), is_archived_by_service = true, revision = revision + 1, updated_at = app.now()
      where tenant_id = old.tenant_id and department_id = old.id and archived_at is null;
    return old;
  end if;
  update chat_channels set name = new.name, revision = revision + 1, updated_at = app.now()
    where tenant_id = new.tenant_id and department_id = new.id;
  return new;
end $$;
