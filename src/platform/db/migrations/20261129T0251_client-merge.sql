-- A merged client stays as a tombstone that leads to its survivor. It is deleted for all who read, and removed with the purge window.
alter table clients add column merged_into_id uuid, add column merged_at timestamptz(3);
alter table clients add foreign key (tenant_id, merged_into_id) references clients (tenant_id, id) on delete set null (merged_into_id),
  add constraint clients_merged_check check (merged_into_id is null or deleted_at is not null);
create index clients_merged on clients (tenant_id, merged_into_id) where merged_into_id is not null;

-- Trigger: what is about to be stored for a client that has been merged is stored for its survivor. It waits for a merge that is under way: work that
-- began before it, and a job that still has the former id, lose nothing. Note folders name their client as their scope.
create or replace function app.follow_merge() returns trigger
  language plpgsql as $$
declare
  survivor uuid;
begin
  if tg_table_name = 'folders' then
    if new.kind <> 'client_note' then return new; end if;
    select merged_into_id into survivor from clients where tenant_id = new.tenant_id and id = new.scope_id for key share;
    if survivor is not null then new.scope_id := survivor; end if;
    return new;
  end if;
  select merged_into_id into survivor from clients where tenant_id = new.tenant_id and id = new.client_id for key share;
  if survivor is not null then new.client_id := survivor; end if;
  return new;
end $$;

-- Before `describe_record` of custom object records, which names them by their client.
do $$
declare
  place text;
begin
  foreach place in array array[
    'ai_memories', 'client_billing_addresses', 'client_billing_history', 'client_billing_recipients', 'client_billing_settings',
    'client_integration_accounts', 'client_notes', 'client_payment_terms', 'client_pins', 'client_programs', 'client_service_selections',
    'client_tax_exemptions', 'client_ticket_ai_overrides', 'credit_notes', 'custom_object_records', 'escalations', 'form_links', 'form_submissions', 'invoices',
    'mcp_conversations', 'payment_methods', 'payment_setups', 'payment_transactions', 'tasks', 'ticket_ai_proposals', 'tickets', 'time_entries'] loop
    execute format('create trigger at_survivor before insert or update of client_id on %I for each row when (new.client_id is not null) execute function app.follow_merge()', place);
  end loop;
end $$;
create trigger at_survivor before insert or update of scope_id on folders for each row when (new.scope_id is not null) execute function app.follow_merge();
