-- The layout of what is removed for good, with its versions, goes with it.
create or replace function app.forget_layout() returns trigger
  language plpgsql as $$
begin
  delete from layout_uses where tenant_id = old.tenant_id and holder_kind = 'entity_layout' and holder_id = old.id;
  delete from entity_layouts where tenant_id = old.tenant_id and id = old.id;
  return null;
end $$;
