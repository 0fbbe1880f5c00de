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
