-- Every agency begins with one priority for each rank. Tickets have a rank from the start, tasks need none.
create or replace function app.seed_priorities(tenant uuid, author uuid) returns void
  language sql as $$
    insert into tag_priority_options (tenant_id, record_kind, kind, rank, label, color, position, is_default, created_by)
    select tenant, k.record_kind, 'priority', p.rank, p.label, p.color, p.position, k.record_kind = 'ticket' and p.rank = 'normal', author
    from unnest(array['task', 'ticket']) k (record_kind),
      (values ('urgent', 'Urgent', '#dc2626', 0), ('high', 'High', '#d97706', 1), ('normal', 'Normal', '#2563eb', 2), ('low', 'Low', '#64748b', 3)) p (rank, label, color, position)
    where not exists (select from tag_priority_options where tenant_id = tenant and kind = 'priority')
  $$;
revoke all on function app.seed_priorities(uuid, uuid) from public;
