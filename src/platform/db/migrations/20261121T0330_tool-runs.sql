-- What became of a tool in a stage is kept while it is under way too: which items are ticked, who approved. `run_at` and
-- `run_by` are those of the last time that it ran to its end; `state` is what the rules of its type keep (src/domain/tools/).
alter table task_tool_runs
  add column type text,
  add column state jsonb,
  add column revision integer not null default 1,
  alter column run_at drop not null;
