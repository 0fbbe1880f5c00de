-- Who submits a form again says by its revision that it is the same request. Earlier submissions do not know theirs.
alter table form_submissions add column submitted_revision integer;
