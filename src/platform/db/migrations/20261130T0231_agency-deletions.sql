-- An operator removes an agency in steps, which take up where they were interrupted: from the first on it can only be removed.
alter table tenants add column deletion_began_at timestamptz(3);
alter table tenants add constraint tenants_deletion_check check (deletion_began_at is null or status = 'suspended');

-- What other agencies have acquired stays theirs when its publisher is removed, with the name and the id of the publisher.
alter table marketplace_items drop constraint marketplace_items_publisher_id_fkey;
