-- Which key signs depends on how old each is.
grant select (created_at) on app.oauth_keys to app;
