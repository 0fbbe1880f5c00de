import { hash } from 'node:crypto';

/** Strong entity tag of an answer. SHA-1 is the fastest hash of the runtime, and nobody gains by a collision with itself. */
export const entityTag = (text: string): string => hash('sha1', text, 'base64url');

/** A content coding changes the bytes, and so the tag: it carries the coding as a suffix. */
export const codedTag = (etag: string, coding: string): string => `${etag}-${coding}`;

/**
 * The tag of an `If-None-Match` that stands for this answer, in whatever coding the caller got it; undefined when none
 * does. `W/` is ignored, as RFC 9110 §13.1.2 asks for.
 */
export function findMatch(ifNoneMatch: string, etag: string): string | undefined {
  if (ifNoneMatch.trim() === '*') return etag;
  for (const candidate of ifNoneMatch.split(',')) {
    const tag = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(candidate)?.[1];
    if (tag !== undefined && tag.replace(/-(?:br|gzip)$/, '') === etag) return tag;
  }
  return undefined;
}
