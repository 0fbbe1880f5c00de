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
