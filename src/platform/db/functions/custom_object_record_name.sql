-- The name of a record by the template of its custom object: `{{number}}`, `{{client.name}}` and `{{field_values.<key>}}`, choices by their labels.
-- Never empty: a record whose parts are all missing is called by its number.
create or replace function app.custom_object_record_name(template text, object uuid, number integer, client uuid, field_values jsonb) returns text
  language plpgsql stable as $$
declare
  named text;
  shown text := template;
  part text;
begin
  for named in select distinct m[1] from regexp_matches(template, '\{\{\s*([a-z0-9_.]+)\s*\}\}', 'g') m loop
    if named = 'number' then
      part := number::text;
    elsif named = 'client.name' then
      part := (select c.name from clients c where c.tenant_id = app.tenant_id() and c.id = client and c.deleted_at is null);
    else
      part := field_values ->> substr(named, length('field_values.') + 1);
      part := coalesce((
        select choice ->> 'label' from fields f, jsonb_array_elements(f.config -> 'choices') choice
        where f.tenant_id = app.tenant_id() and f.record_kind = 'custom_object_record' and (f.custom_object_id is null or f.custom_object_id = object)
          and f.deleted_at is null and f.type = 'single_choice' and 'field_values.' || f.key = named and choice ->> 'key' = part limit 1), part);
    end if;
    shown := regexp_replace(shown, '\{\{\s*' || replace(named, '.', '\.') || '\s*\}\}', replace(coalesce(part, ''), '\', '\\'), 'g');
  end loop;
  shown := left(btrim(regexp_replace(shown, '\s+', ' ', 'g')), 300);
  return case when shown = '' then '#' || number else shown end;
end $$;
