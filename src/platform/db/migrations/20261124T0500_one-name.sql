-- breaking: columns take the names that the contract has for them now; the version before does not know them.
-- One concept has one name: the kind of a record is `record_kind`, its id `record_id`, who looks after it `owner_id`, what moves by
-- transitions `status`, how pressing a ticket is `priority_level`, as on tasks.
alter table audit_log rename column entity_type to record_kind;
alter table audit_log rename column entity_id to record_id;
alter index audit_log_entity rename to audit_log_record;
alter table field_history rename column entity_id to record_id;
alter index field_history_entity rename to field_history_record;

do $$
declare
  found record;
begin
  for found in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('entity_type', 'entity_kind')
  loop
    execute format('alter table %I rename column %I to record_kind', found.table_name, found.column_name);
  end loop;
  for found in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'entity_id'
  loop
    execute format('alter table %I rename column entity_id to record_id', found.table_name);
  end loop;
end $$;
alter table status_option_sets rename constraint status_option_sets_entity_kind_check to status_option_sets_record_kind_check;
alter table status_options rename constraint status_options_tenant_id_entity_kind_fkey to status_options_tenant_id_record_kind_fkey;
alter table tag_priority_options rename constraint tag_priority_options_entity_kind_check to tag_priority_options_record_kind_check;

alter table views rename column owned_by to owner_id;
alter table tickets rename column priority to priority_level;
alter table tickets rename constraint tickets_priority_check to tickets_priority_level_check;
alter table task_stages rename column assignment_state to assignment_status;
alter table task_stages rename constraint task_stages_assignment_state_check to task_stages_assignment_status_check;
alter table oauth_grants rename column state to status;
alter table oauth_grants rename constraint oauth_grants_state_check to oauth_grants_status_check;

-- The bodies of functions are text, which a renamed column does not reach.
do $$
declare
  body record;
begin
  for body in
    select p.proname, pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'app' and p.proname in ('count_webhook_failures', 'emit_events', 'seed_priorities', 'seed_status_options')
  loop
    execute regexp_replace(regexp_replace(body.definition, '\mentity_(type|kind)\M', 'record_kind', 'g'), '\mentity_id\M', 'record_id', 'g');
  end loop;
  for body in
    select p.proname, pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'app'
        and p.proname in ('end_oauth_grant', 'find_oauth_grant', 'has_oauth_grant', 'note_grant_change', 'revoke_grants_of_member')
  loop
    execute regexp_replace(regexp_replace(body.definition, '\m((?:g|new|old)\.)state\M', '\1status', 'g'), '\m(set|and) state = ', '\1 status = ', 'g');
  end loop;
end $$;

-- Stored filters, columns and sorts of views name what they are about.
update views set
  filter_group = replace(replace(filter_group::text, '"owned_by"', '"owner_id"'), '"assignment_state"', '"assignment_status"')::jsonb
  where filter_group::text like any (array['%"owned_by"%', '%"assignment_state"%']);
