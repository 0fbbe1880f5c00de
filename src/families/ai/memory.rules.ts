import type { MemorySubject } from './memories.queries.ts';

/** Active memories that an agency may have. */
export const maxMemories = 5_000;

/** Kind of the jobs that look through memories. */
export const refreshKind = 'refresh_memory';

/** What a refresh is about, as jobs tell it. */
export const subjectText = ({ scope, scopeId }: MemorySubject): string =>
  scopeId === null ? scope : `${scope} ${scopeId}`;
