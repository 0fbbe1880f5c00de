-- What cascades from tasks, stages and views finds its rows; a search for letters looks through the records of SOPs alone.

create index sop_views_task on sop_views (tenant_id, task_id) where task_id is not null;
create index sop_ticks_stage on sop_ticks (tenant_id, stage_id) where stage_id is not null;
create index sop_readers_view on sop_readers (tenant_id, latest_view_id);
create index sop_places_record on sop_places (tenant_id) where place in ('title', 'tag', 'summary');
