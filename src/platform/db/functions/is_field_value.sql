-- Whether a custom field of the agency has the file for a value. Agencies without file fields are not searched.
create or replace function app.is_field_value(tenant uuid, file uuid) returns boolean
  language plpgsql stable as $$
begin
  if not exists (select from fields d where d.tenant_id = tenant and d.type = 'file') then
    return false;
  end if;
  return exists (select from clients r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from tasks r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from users r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from agency_field_values r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from custom_object_records r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from tickets r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%')
    or exists (select from escalations r where r.tenant_id = tenant and r.field_values::text like '%' || file || '%');
end $$;
grant execute on function app.is_field_value(uuid, uuid) to app;
