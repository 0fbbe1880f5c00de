-- What has to be found by its age.

-- Events that every consumer has had are purged. The index grows as they are marked, not as they are made.
create index events_age on events (created_at) where processed_at is not null;

-- Keys that run out are told of in the log of credentials.
create index api_keys_expiry on api_keys (expires_at) where expires_at is not null;
