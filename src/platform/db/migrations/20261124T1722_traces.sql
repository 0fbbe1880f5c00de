-- The trace that an event belongs to (src/platform/trace), so that what follows from it is part of it.
alter table events add column traceparent text;
