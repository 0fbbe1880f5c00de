-- Clients are found by the ids of their contacts, too: steps of automations ask contacts who are named by theirs.
alter table client_contact_keys drop constraint client_contact_keys_kind_check;
alter table client_contact_keys add constraint client_contact_keys_kind_check check (kind in ('email', 'phone', 'id')) not valid;
alter table client_contact_keys validate constraint client_contact_keys_kind_check;

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

insert into client_contact_keys (tenant_id, kind, value, client_id)
  select distinct c.tenant_id, 'id', contact ->> 'id', c.id from clients c, jsonb_array_elements(c.contacts) contact
  where c.deleted_at is null and contact ->> 'id' is not null
  on conflict do nothing;
