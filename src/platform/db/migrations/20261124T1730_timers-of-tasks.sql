-- Timers do to tasks what was looked for again and again. A worker that starts sets those of tasks that were stored without.

-- When a timer was due that did it; null for everything else. `created_at` is when it ran.
alter table audit_log add column due_at timestamptz(3);

-- Whether anything is due anywhere is looked at each second.
create index timers_next on timers (due_at) where parked_at is null;
