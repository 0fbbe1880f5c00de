-- What happened to a stage, of all that happened.
create index task_history_stage on task_history (tenant_id, stage_id, occurred_at desc, id desc) where stage_id is not null;
