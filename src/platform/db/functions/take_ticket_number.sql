-- The next number of a ticket in the agency.
create or replace function app.take_ticket_number() returns integer
  language sql as $$
    insert into ticket_numbers as n (tenant_id, last) values (app.tenant_id(), 1)
    on conflict (tenant_id) do update set last = n.last + 1 returning last
  $$;
