-- Records of many kinds have comments, and any kind has files, so that no foreign key can point at them: what is removed
-- for good takes along what hangs on it. The argument is the record's kind.
create or replace function app.forget_comments() returns trigger
  language plpgsql as $$
begin
  delete from comments where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
