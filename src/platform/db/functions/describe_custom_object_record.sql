-- Trigger: the name by the template, where there is one, and the text that is searched: name, number and the values of text fields that
-- everyone who sees the record sees.
create or replace function app.describe_custom_object_record() returns trigger
  language plpgsql as $$
declare
  template text := (select o.name_template from custom_objects o where o.tenant_id = new.tenant_id and o.id = new.custom_object_id);
begin
  if template is not null then
    new.name := app.custom_object_record_name(template, new.custom_object_id, new.number, new.client_id, new.field_values);
  end if;
  new.search_text := app.fold(concat_ws(' ', new.name, new.number::text, (
    select string_agg(new.field_values ->> f.key, ' ' order by f.position, f.id) from fields f
    where f.tenant_id = new.tenant_id and f.record_kind = 'custom_object_record' and (f.custom_object_id is null or f.custom_object_id = new.custom_object_id)
      and f.deleted_at is null and f.view_permission is null and f.type in ('text', 'long_text', 'email', 'phone', 'url'))));
  return new;
end $$;
