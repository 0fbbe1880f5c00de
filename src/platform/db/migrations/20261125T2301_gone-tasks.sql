-- no transaction
-- Of a task that is gone, the feed of clients tells that alone.
create index concurrently if not exists task_history_gone on task_history (tenant_id, occurred_at desc, id desc)
  where action in ('deleted', 'merged');
