// What a worker does for map layers; it is loaded by processes that work.
export { geocodeMapLayer } from './features/geocode-job.ts';
