import { setTimeout } from 'node:timers/promises';
import type { Services } from '#src/call/services.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import { findViewer } from '#src/domain/access/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { GeocoderRefused, type Geocoder } from '#src/platform/geocoding/index.ts';
import { takeTurn, upsertEntries, type NewEntry } from '../cache/cache.queries.ts';
import { expiryOf } from '../cache/expiry.rules.ts';
import { findLayer } from '../layers/layers.queries.ts';
import { matchRecords } from '../sources/matched.queries.ts';
import { findSourceList, type LayerReader } from '../sources/record-list.ts';
import { hasAddresses } from '../sources/source.ts';
import { geocodingKind, type GeocodingInput } from './geocode-job.rules.ts';
import { selectSought, type Sought } from './sought.queries.ts';

/** Addresses of one job: whoever has more asks again. */
const maxAddresses = 500;

/**
 * Asks the geocoder about the addresses of a layer, for the person who wants it and with what they see. Each answer is stored by itself,
 * so a job that begins again goes on where it was. Jobs of an agency share its line at the geocoder.
 */
export const geocodeMapLayer = (services: Services): BackgroundJobKind => ({
  kind: geocodingKind,
  async run(job) {
    const { geocoder } = services;
    if (geocoder === null) throw conflict('The service has no geocoder.');
    const sought = await findSought(job, services);
    for (const [index, address] of sought.entries()) {
      if (!(await job.progress(Math.floor((100 * index) / sought.length)))) return {};
      await waitForTurn(job, geocoder);
      await store(job, await ask(geocoder, address, job.signal));
    }
    return {};
  },
});

async function findSought(job: JobRun, services: Services): Promise<readonly Sought[]> {
  const { db, tenantId, userId } = job;
  const { mapLayerId } = job.input as GeocodingInput;
  const reads = db.read(tenantId);
  const viewer = await findViewer(reads, userId);
  if (viewer === undefined) throw conflict('Whoever asked for it is no longer active.');
  const reader: LayerReader = {
    ...viewer,
    identity: { ...systemIdentity(tenantId, geocodingKind), kind: 'user', ...viewer.identity },
    demand: (permission) => {
      if (!viewer.can(permission)) throw problem('permission_denied', `This needs ${permission}.`);
    },
    db: reads,
    now: db.clock.now(),
    services,
  };
  const layer = await findLayer(reads, { userId }, mapLayerId);
  if (layer === undefined || !hasAddresses(layer.source)) throw notFound('map layer', mapLayerId);
  const list = await findSourceList(reader, layer.source);
  if (list === undefined) return [];
  return selectSought(reads, await matchRecords(reader, layer.source, list), reader.now, maxAddresses);
}

async function waitForTurn({ db, tenantId, signal }: JobRun, { pauseMs }: Geocoder): Promise<void> {
  if (pauseMs === 0) return;
  const waitMs = await db.write(tenantId, (scope) => takeTurn(scope.db, pauseMs));
  await setTimeout(waitMs, undefined, signal && { signal });
}

async function ask(
  geocoder: Geocoder,
  { normalized, text, parts }: Sought,
  signal: AbortSignal | undefined,
): Promise<Omit<NewEntry, 'expires_at'>> {
  const found = await geocoder.find({ text, parts }, signal).catch((error: unknown) => {
    throw error instanceof GeocoderRefused ? conflict(error.message) : error;
  });
  return {
    address_text: text,
    normalized_address: normalized,
    outcome: found === null ? 'not_found' : 'found',
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    precision: found?.precision ?? null,
    provider: geocoder.name,
  };
}

async function store({ db, tenantId }: JobRun, entry: Omit<NewEntry, 'expires_at'>): Promise<void> {
  const now = db.clock.now();
  await db.write(tenantId, (scope) =>
    upsertEntries(scope.db, [{ ...entry, expires_at: expiryOf(entry, now) }], now),
  );
}
