-- UUIDv7: Postgres 18 has it built in, older servers build it from the clock and random bytes.
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is not null then
    execute 'create or replace function app.uuid7() returns uuid language sql volatile parallel safe return uuidv7()';
  else
    execute $f$
      create or replace function app.uuid7() returns uuid language sql volatile parallel safe as $body$
        select encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
      $body$
    $f$;
  end if;
end $$;
