-- What search looks through, of the text that the ticket itself has and of its correspondents.
create or replace function app.ticket_search_text(subject text, number integer, tags text[], people text) returns text
  language sql immutable parallel safe
  return app.fold(subject) || ' #' || number::text || ' ' || app.fold(array_to_string(tags, ' ') || ' ' || people);
