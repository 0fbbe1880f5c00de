-- Whoever changes status or profile names the option only; its category follows.
create or replace function app.follow_status_category() returns trigger
  language plpgsql as $$
begin
  select category into new.status_category from client_status_options
    where tenant_id = new.tenant_id and profile_id = new.profile_id and key = new.status;
  return new;
end $$;
