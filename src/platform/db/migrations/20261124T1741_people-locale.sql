-- How a member reads times and numbers, and when their days begin; null: as the agency (app.locale_of, app.zone_of).
alter table users
  add column locale text check (length(locale) between 2 and 35),
  add column time_zone text check (length(time_zone) between 1 and 64);
