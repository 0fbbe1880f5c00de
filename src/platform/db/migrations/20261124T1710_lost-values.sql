-- What hangs on a record by its kind and id goes with it, as its comments do: values of custom fields, files and pins.

create function app.forget_values() returns trigger
  language plpgsql as $$
begin
  delete from field_history where tenant_id = old.tenant_id and record_id = old.id;
  delete from field_unique_values where tenant_id = old.tenant_id and record_id = old.id;
  return null;
end $$;
create trigger forget_values after delete on clients for each row execute function app.forget_values();
create trigger forget_values after delete on tasks for each row execute function app.forget_values();
create trigger forget_values after delete on users for each row execute function app.forget_values();
create index field_unique_values_record on field_unique_values (tenant_id, record_id);

create trigger forget_attachments after delete on clients for each row execute function app.forget_attachments('client');
create trigger forget_attachments after delete on client_notes for each row execute function app.forget_attachments('client_note');
create trigger forget_attachments after delete on tasks for each row execute function app.forget_attachments('task');
create trigger forget_attachments after delete on tickets for each row execute function app.forget_attachments('ticket');

create function app.forget_pins() returns trigger
  language plpgsql as $$
begin
  delete from entity_pins where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
create trigger forget_pins after delete on tasks for each row execute function app.forget_pins('task');
create trigger forget_pins after delete on task_stages for each row execute function app.forget_pins('task_stage');

-- Of records that were purged before.
delete from field_history h where record_kind = 'client' and not exists (select from clients r where r.tenant_id = h.tenant_id and r.id = h.record_id);
delete from field_history h where record_kind = 'task' and not exists (select from tasks r where r.tenant_id = h.tenant_id and r.id = h.record_id);
delete from field_unique_values v using fields f
  where f.tenant_id = v.tenant_id and f.id = v.field_id and f.record_kind = 'client'
    and not exists (select from clients r where r.tenant_id = v.tenant_id and r.id = v.record_id);
delete from field_unique_values v using fields f
  where f.tenant_id = v.tenant_id and f.id = v.field_id and f.record_kind = 'task'
    and not exists (select from tasks r where r.tenant_id = v.tenant_id and r.id = v.record_id);
delete from record_attachments a where record_kind = 'client' and not exists (select from clients r where r.tenant_id = a.tenant_id and r.id = a.record_id);
delete from record_attachments a where record_kind = 'client_note' and not exists (select from client_notes r where r.tenant_id = a.tenant_id and r.id = a.record_id);
delete from record_attachments a where record_kind = 'task' and not exists (select from tasks r where r.tenant_id = a.tenant_id and r.id = a.record_id);
delete from record_attachments a where record_kind = 'ticket' and not exists (select from tickets r where r.tenant_id = a.tenant_id and r.id = a.record_id);
delete from entity_pins p where record_kind = 'task' and not exists (select from tasks r where r.tenant_id = p.tenant_id and r.id = p.record_id);
delete from entity_pins p where record_kind = 'task_stage' and not exists (select from task_stages r where r.tenant_id = p.tenant_id and r.id = p.record_id);
