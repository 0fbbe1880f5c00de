-- The words of a note, those of its title before those of its text.
create or replace function app.note_words(language text, title text, body text) returns tsvector
  language sql immutable parallel safe
  return setweight(app.text_words(language, coalesce(title, '')), 'A') || setweight(app.text_words(language, body), 'B');
grant execute on function app.note_words(text, text, text) to app;
