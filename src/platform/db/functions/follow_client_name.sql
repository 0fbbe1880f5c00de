-- Trigger: records whose names tell that of the client follow it. The change is the client's, whose event tells it: to the record nothing was done.
create or replace function app.follow_client_name() returns trigger
  language plpgsql as $$
begin
  update custom_object_records r
    set name = app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values)
  from custom_objects o
  where r.tenant_id = new.tenant_id and r.client_id = new.id and r.deleted_at is null
    and o.tenant_id = r.tenant_id and o.id = r.custom_object_id and o.name_template like '%client.name%'
    and r.name <> app.custom_object_record_name(o.name_template, o.id, r.number, r.client_id, r.field_values);
  return null;
end $$;
