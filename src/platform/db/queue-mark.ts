/**
 * Left as a comment on the queue's schema by whoever migrated it last; bump it together with the dependency, whose newer
 * versions bring migrations of their own (a test compares the two).
 */
export const queueMark = 'graphile-worker 0.18.0';
