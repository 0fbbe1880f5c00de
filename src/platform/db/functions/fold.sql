-- The form in which texts are searched: without regard to case, accents and width. So "istanbul" finds "İSTANBUL", "ISPARTA" finds
-- "ısparta", "strasse" finds "Straße", and "ｶﾌｪ" finds "カフェ", whatever the agency's language and the database's collation. ASCII, which
-- nearly all text is, takes the short way: the long one takes five times as long. `fold` (src/platform/db/query/fold.ts) is the same for
-- what people type. Generated columns and indexes are made of it: a change of what it returns has to make these again.
create or replace function app.fold(content text) returns text
  language sql immutable parallel safe
  return case
    when octet_length(content) = length(content) then lower(content collate "C") collate app.unicode
    else replace(replace(replace(translate(
      lower(normalize(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC) collate app.unicode),
      'ıςøłđ', 'iσold'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  end;
grant execute on function app.fold(text) to app;
