-- The letters of scripts that are written without spaces, for a bracket expression: Thai, Lao, Burmese, Khmer, Japanese, Chinese.
-- Stored words and indexes are made of it: a change has to make these again.
create or replace function app.unspaced() returns text
  language sql immutable parallel safe
  return '\u0e01-\u0e4e\u0e81-\u0ece\u1000-\u109f\u1780-\u17d3\u3005\u3007\u3041-\u3096\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003fffd';
grant execute on function app.unspaced() to app;
