import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Addresses that nobody has asked a geocoder about again for half a year after they expired. */
export const purges: readonly AgePurge[] = [
  purgeByAge('geocode_cache', '180 days', 'expires_at', 'expires_at is not null', 'app.now()'),
];
