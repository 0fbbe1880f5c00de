-- Links of custom object records to what is removed for good go with it. The argument is the kind of the anchor.
create or replace function app.forget_anchor() returns trigger
  language plpgsql as $$
begin
  delete from custom_object_links where tenant_id = old.tenant_id and anchor_kind = tg_argv[0] and anchor_id = old.id;
  return null;
end $$;
