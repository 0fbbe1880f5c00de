-- The addresses and numbers that a client is found and compared by, and the ids of its contacts.
create or replace function app.store_client_contact_keys() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from client_contact_keys where tenant_id = new.tenant_id and client_id = new.id;
  end if;
  if new.deleted_at is null then
    insert into client_contact_keys (tenant_id, kind, value, client_id)
      select distinct new.tenant_id, k.kind, k.value, new.id
      from jsonb_array_elements(new.contacts) c
      cross join lateral (values ('email', lower(c ->> 'email')), ('phone', c ->> 'phone'), ('id', c ->> 'id')) k (kind, value)
      where k.value is not null;
  end if;
  return null;
end $$;
