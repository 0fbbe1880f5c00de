-- Every agency begins with one option for each category.
create or replace function app.seed_status_options(tenant uuid) returns void
  language sql as $$
    insert into status_option_sets (tenant_id, record_kind) select tenant, unnest(array['task', 'task_stage', 'ticket', 'escalation']);
    insert into status_options (tenant_id, record_kind, key, label, color, category, position, is_default)
    select tenant, o.kind, o.key, o.label, o.color, o.category, row_number() over (partition by o.kind order by o.place) - 1, o.place in (1, 11, 21, 31)
    from (values
      (1, 'task', 'todo', 'To do', '#64748b', 'todo'), (2, 'task', 'in_progress', 'In progress', '#2563eb', 'active'),
      (3, 'task', 'on_hold', 'On hold', '#d97706', 'on_hold'), (4, 'task', 'done', 'Done', '#16a34a', 'done'), (5, 'task', 'cancelled', 'Cancelled', '#9ca3af', 'cancelled'),
      (11, 'task_stage', 'pending', 'Pending', '#94a3b8', 'pending'), (12, 'task_stage', 'ready', 'Ready', '#64748b', 'ready'),
      (13, 'task_stage', 'in_progress', 'In progress', '#2563eb', 'in_progress'), (14, 'task_stage', 'completed', 'Completed', '#16a34a', 'completed'),
      (15, 'task_stage', 'skipped', 'Skipped', '#9ca3af', 'skipped'), (16, 'task_stage', 'cancelled', 'Cancelled', '#9ca3af', 'cancelled'),
      (21, 'ticket', 'new', 'New', '#7c3aed', 'new'), (22, 'ticket', 'open', 'Open', '#2563eb', 'open'), (23, 'ticket', 'pending', 'Pending', '#d97706', 'pending'),
      (24, 'ticket', 'on_hold', 'On hold', '#b45309', 'on_hold'), (25, 'ticket', 'resolved', 'Resolved', '#16a34a', 'resolved'), (26, 'ticket', 'closed', 'Closed', '#9ca3af', 'closed'),
      (31, 'escalation', 'open', 'Open', '#dc2626', 'open'), (32, 'escalation', 'in_progress', 'In progress', '#2563eb', 'in_progress'),
      (33, 'escalation', 'waiting', 'Waiting', '#d97706', 'waiting'), (34, 'escalation', 'resolved', 'Resolved', '#16a34a', 'resolved'), (35, 'escalation', 'closed', 'Closed', '#9ca3af', 'closed')
    ) o (place, kind, key, label, color, category)
  $$;
revoke all on function app.seed_status_options(uuid) from public;
