export { AddressRefused, guardedLookup, refuseLiteral, type AddressPolicy } from './addresses.ts';
export { wrongWithUrl } from './check-url.ts';
export { Poster, type Post, type PostResult } from './poster.ts';
