-- Files that people outside the agency upload for a field of a question. They are files of the agency at once, unattached, and those that are not sent
-- with an answer are deleted when the question ends.
create table automation_answer_files (
  tenant_id uuid not null default app.tenant_id(),
  file_id uuid not null,
  execution_id uuid not null,
  asked_id uuid not null,
  field_key text not null,
  is_sent boolean not null default false,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references managed_files (tenant_id, id) on delete cascade,
  foreign key (tenant_id, execution_id) references automation_executions (tenant_id, id) on delete cascade
);
create index automation_answer_files_execution on automation_answer_files (tenant_id, execution_id);
select app.protect('automation_answer_files');
