-- Layers of maps, the features of their files, and where addresses lie.
create table map_layers (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  visibility text not null check (visibility in ('private', 'shared')),
  is_shown boolean not null,
  position integer not null check (position >= 0),
  min_zoom smallint not null,
  max_zoom smallint not null check (max_zoom >= min_zoom),
  source jsonb not null,
  style jsonb not null,
  -- Features of its file; null for other sources.
  file_feature_count integer,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create index map_layers_order on map_layers (tenant_id, position, id) where deleted_at is null;
select app.protect('map_layers');
create trigger forget_attachments after delete on map_layers for each row execute function app.forget_attachments('map_layer');

-- A GeoJSON file as it was read when the layer was saved. Points have a place; what is longer has its bounds alone.
create table map_layer_features (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  layer_id uuid not null,
  nth integer not null,
  geometry jsonb not null,
  properties jsonb not null,
  is_point boolean not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  primary key (tenant_id, layer_id, nth),
  foreign key (tenant_id, layer_id) references map_layers (tenant_id, id) on delete cascade
);
select app.protect('map_layer_features');

-- The form in which an address is looked up is made by app.normalized_address(). What a person set does not expire.
create table geocode_cache (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  normalized_address text collate "C" not null check (normalized_address <> ''),
  address_text text collate app.unicode not null,
  outcome text not null check (outcome in ('found', 'not_found')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  precision text check (precision in ('rooftop', 'street', 'city', 'region', 'country')),
  provider text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  expires_at timestamptz(3),
  primary key (tenant_id, normalized_address),
  check ((outcome = 'found') = (latitude is not null and longitude is not null and precision is not null)),
  check ((expires_at is null) = (provider = 'manual'))
);
create index geocode_cache_expired on geocode_cache (expires_at) where expires_at is not null;
select app.protect('geocode_cache');

-- When the geocoder may next be asked for an agency: all its jobs wait in one line.
create table geocoder_turns (
  tenant_id uuid not null default app.tenant_id() primary key references tenants (id),
  next_at timestamptz(3) not null
);
select app.protect('geocoder_turns');
