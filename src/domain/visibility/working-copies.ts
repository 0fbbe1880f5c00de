import type { Permission } from '#generated/permissions.ts';
import type { RecordViewer } from './who.queries.ts';

/** Kinds with a working copy beside what readers see, and who reads it: those with one of these permissions who see the record. */
const readers = {
  sop: ['sops.author', 'sops.review', 'sops.publish'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type DraftedKind = keyof typeof readers;

export const readsWorkingCopies = (viewer: Pick<RecordViewer, 'can'>, kind: DraftedKind): boolean =>
  readers[kind].some((permission) => viewer.can(permission));

/** The kinds whose working copies the viewer reads. */
export const draftsReadBy = (viewer: Pick<RecordViewer, 'can'>): DraftedKind[] =>
  (Object.keys(readers) as DraftedKind[]).filter((kind) => readsWorkingCopies(viewer, kind));
