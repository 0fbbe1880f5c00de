-- The passages of a text that fit a question, at most two. In scripts without spaces a mark behind each pair of characters makes words
-- of them; where no pair fits, those from the second character of each run may.
create or replace function app.fitting_passage(language text, content text, asked tsquery) returns text
  language plpgsql stable parallel safe as $$
declare
  settings constant text := 'MaxFragments=2, MaxWords=60, MinWords=20, FragmentDelimiter=" … ", StartSel="", StopSel=""';
  pair constant text := '([' || app.unspaced() || ']{2})';
  marked text;
begin
  if content !~ pair then
    return ts_headline(language::regconfig, content, asked, settings);
  end if;
  marked := regexp_replace(content, pair, '\1' || chr(31), 'g');
  if not to_tsvector('simple', marked) @@ asked then
    marked := regexp_replace(content, '([' || app.unspaced() || '])' || pair, '\1' || chr(31) || '\2' || chr(31), 'g');
  end if;
  return replace(ts_headline(language::regconfig, marked, asked, settings), chr(31), '');
end $$;
grant execute on function app.fitting_passage(text, text, tsquery) to app;
