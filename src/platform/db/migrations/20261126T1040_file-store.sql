-- The store that holds the contents of files, by the word that the first process left in it: a process that was given another store
-- notices at its start.
create table app.file_store (
  is_only boolean primary key default true check (is_only),
  mark text not null check (mark <> ''),
  created_at timestamptz not null default now()
);
grant select, insert on app.file_store to app;
