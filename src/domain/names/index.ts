export { freeKey, keyFor } from './free-key.ts';
export { freeName, stemOf } from './free-name.ts';
export { holdClientSigns, type ClientSigns } from './hold-clients.ts';
export { requireSteadyDirection, withSteadyDirection } from './text-direction.ts';
export { slugOf, type SlugForm } from './slug.ts';
