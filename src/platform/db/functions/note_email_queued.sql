-- The first step in the log of an e-mail.
create or replace function app.note_email_queued() returns trigger
  language plpgsql as $$
begin
  insert into email_delivery_steps (tenant_id, delivery_id, status, occurred_at) values (new.tenant_id, new.id, new.status, new.created_at);
  return null;
end $$;
