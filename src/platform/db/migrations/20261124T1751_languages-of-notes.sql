-- Words of notes are those of the agency's language. Each note says in which its words are stored, so that a change of the agency's
-- language can be caught up with note by note.
-- The text search configuration for a locale such as `de-AT`; `simple`, which takes words as they are written, where Postgres has
-- no dictionary for the language.
create or replace function app.text_language_of(locale text) returns text
  language sql stable parallel safe
  return coalesce((
    select cfgname::text from pg_catalog.pg_ts_config
    where cfgnamespace = 'pg_catalog'::regnamespace and cfgname = case split_part(lower(locale collate "C"), '-', 1)
      when 'ar' then 'arabic' when 'ca' then 'catalan' when 'da' then 'danish' when 'de' then 'german' when 'el' then 'greek'
      when 'en' then 'english' when 'es' then 'spanish' when 'et' then 'estonian' when 'eu' then 'basque' when 'fi' then 'finnish'
      when 'fr' then 'french' when 'ga' then 'irish' when 'hi' then 'hindi' when 'hu' then 'hungarian' when 'hy' then 'armenian'
      when 'id' then 'indonesian' when 'it' then 'italian' when 'lt' then 'lithuanian' when 'nb' then 'norwegian' when 'ne' then 'nepali'
      when 'nl' then 'dutch' when 'nn' then 'norwegian' when 'no' then 'norwegian' when 'pt' then 'portuguese' when 'ro' then 'romanian'
      when 'ru' then 'russian' when 'sr' then 'serbian' when 'sv' then 'swedish' when 'ta' then 'tamil' when 'tr' then 'turkish'
      when 'yi' then 'yiddish' end), 'simple');
grant execute on function app.text_language_of(text) to app;

-- The text search configuration of the agency's language.
create or replace function app.text_language() returns text
  language sql stable parallel safe
  as $$ select app.text_language_of((select locale from tenants where id = app.tenant_id())) $$;
grant execute on function app.text_language() to app;

-- The letters of scripts that are written without spaces, for a bracket expression: Thai, Lao, Burmese, Khmer, Japanese, Chinese.
-- Stored words and indexes are made of it: a change has to make these again.
create or replace function app.unspaced() returns text
  language sql immutable parallel safe
  return '\u0e01-\u0e4e\u0e81-\u0ece\u1000-\u109f\u1780-\u17d3\u3005\u3007\u3041-\u3096\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003fffd';
grant execute on function app.unspaced() to app;

-- Whether a text has letters of a script without spaces. Partial indexes are made by it.
create or replace function app.is_unspaced(content text) returns boolean
  language sql immutable parallel safe
  return octet_length(content) > length(content) and content ~ ('[' || app.unspaced() || ']');
grant execute on function app.is_unspaced(text) to app;

-- Runs of letters of scripts without spaces, as pairs of neighbours: from the first letter of each run, then from the second. The last
-- letter of a run stands alone in one of the two.
create or replace function app.pairs(content text) returns text
  language sql immutable parallel safe
  as $$
    select regexp_replace(runs, pair, '\1 ', 'g') || ' '
      || regexp_replace(regexp_replace(runs, '(^| )([' || app.unspaced() || '])', '\1\2 ', 'g'), pair, '\1 ', 'g')
    from (select regexp_replace(content, '[^' || app.unspaced() || ']+', ' ', 'g'), '([' || app.unspaced() || ']{2})') read (runs, pair)
  $$;
grant execute on function app.pairs(text) to app;

-- The words of a text, stemmed by a text search configuration. Case is that of Unicode, since the parser would take that of the
-- database. Capital I has two small forms in Turkish, where both are words of the text. Scripts without spaces are read as pairs of
-- neighbouring letters. Stored in generated columns: rows keep the former words until they change.
create or replace function app.text_words(language text, content text) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  plain text := content;
  is_unspaced boolean := false;
  words tsvector;
begin
  if octet_length(content) > length(content) then
    -- A database that knows ASCII alone takes all other characters for letters, punctuation too.
    plain := regexp_replace(normalize(content, NFKC), '[\u2000-\u206f\u3001-\u3003\u3008-\u301f]', ' ', 'g');
    is_unspaced := app.is_unspaced(plain);
  end if;
  words := to_tsvector(language::regconfig, lower(translate(
    case when is_unspaced then regexp_replace(plain, '[' || app.unspaced() || ']+', ' ', 'g') else plain end, 'İ', 'I') collate app.unicode));
  if language = 'turkish' and plain ~ '[Iİ]' then
    words := words || to_tsvector(language::regconfig, lower(translate(plain, 'Iİ', 'ıi') collate app.unicode));
  end if;
  if not is_unspaced then
    return words;
  end if;
  return words || to_tsvector('simple', app.pairs(plain));
end $$;
grant execute on function app.text_words(text, text) to app;

-- The words of a note, those of its title before those of its text.
create or replace function app.note_words(language text, title text, body text) returns tsvector
  language sql immutable parallel safe
  return setweight(app.text_words(language, coalesce(title, '')), 'A') || setweight(app.text_words(language, body), 'B');
grant execute on function app.note_words(text, text, text) to app;

alter table client_notes drop column words;
alter table client_notes add column language text not null default 'english';
alter table client_notes alter column language set default app.text_language();
update client_notes n set language = app.text_language_of(t.locale)
  from tenants t where t.id = n.tenant_id and app.text_language_of(t.locale) <> 'english';
alter table client_notes add column words tsvector not null generated always as (app.note_words(language, title, body_text)) stored;
create index client_notes_words on client_notes using gin (tenant_id, words) where deleted_at is null;
create index client_notes_language on client_notes (tenant_id, language);
