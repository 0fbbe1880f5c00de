-- What is read out of files once they are ready: the size of images, the pages and the text of documents. A row waits until a worker has been
-- there, and goes with its file.
create table file_readings (
  tenant_id uuid not null default app.tenant_id(),
  file_id uuid not null,
  kind text not null check (kind in ('image', 'pdf', 'docx')),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  -- Not taken up before: by others once a worker must have died over it, by anybody after a failure that may pass.
  due_at timestamptz(3) not null default app.now(),
  -- Of a document that has any, up to its bound.
  text text collate app.unicode,
  is_cut boolean not null default false,
  failure_reason text,
  read_at timestamptz(3),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references managed_files (tenant_id, id) on delete cascade
);
create index file_readings_waiting on file_readings (tenant_id, due_at) where status = 'waiting';
select app.protect('file_readings');

insert into file_readings (tenant_id, file_id, kind)
  select tenant_id, id, case content_type when 'application/pdf' then 'pdf'
      when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then 'docx' else 'image' end
  from managed_files
  where status = 'ready' and content_type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif', 'image/tiff');
