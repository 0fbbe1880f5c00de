-- How long a session lives after its last use.
create or replace function app.console_session_idle() returns interval language sql immutable return interval '12 hours';
