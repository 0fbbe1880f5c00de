-- Whether an automation of the agency starts on events of these types, or an execution waits for one.
create or replace function app.automations_want(tenant uuid, event_types text[]) returns boolean
  language sql stable
  as $$
    select exists (select from automations a where a.tenant_id = tenant and a.status = 'active' and a.deleted_at is null and a.live_event_types && event_types)
      or exists (select from automation_executions e where e.tenant_id = tenant and e.status = 'waiting' and e.waiting_kind = 'event' and e.waiting_event_types && event_types)
  $$;
revoke all on function app.automations_want(uuid, text[]) from public;
