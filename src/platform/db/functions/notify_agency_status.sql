create or replace function app.notify_agency_status() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('credentials_changed', new.id::text);
  perform pg_notify('agency_status', new.id::text);
  return null;
end $$;
