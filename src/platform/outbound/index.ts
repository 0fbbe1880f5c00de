export { AddressRefused, guardedLookup, refuseLiteral, type AddressPolicy } from './addresses.ts';
export { boundedFetch, ResponseTooLarge, type BoundedFetch } from './bounded-fetch.ts';
export { explainConnection } from './connection-faults.ts';
export { wrongWithUrl } from './check-url.ts';
export { Poster, type Post, type PostResult } from './poster.ts';
export { guardedFetch, type GuardedRequest } from './guarded-fetch.ts';
