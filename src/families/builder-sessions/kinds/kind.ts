import type { BuilderChange } from '#generated/types.gen.ts';
import type { InvocableId } from '#src/call/invoke.ts';
import type { Db } from '#src/platform/db/index.ts';

export type Content = Readonly<Record<string, unknown>>;

/** A change of any kind: what all of them have, and the bodies that some have. */
export type AnyChange = Pick<BuilderChange, 'record_kind' | 'action' | 'key'> & {
  readonly target_id?: string;
  readonly create?: Content;
  readonly update?: Content;
  readonly is_published?: boolean;
  readonly expected_revision?: number;
  readonly depends_on?: readonly string[];
} & Content;

/** A call of an operation. */
export interface Step {
  readonly operation: InvocableId;
  readonly input: { readonly path?: Content; readonly query?: Content; readonly body?: Content };
}

/** What a change of one kind of record does, in the words of the operations of its family. */
export interface BuilderKind {
  /** What people call it: "client profile". */
  readonly noun: string;
  readonly create?: (body: Content, change: AnyChange) => Step;
  readonly update?: (id: string, body: Content) => Step;
  readonly remove?: (id: string, expectedRevision: number | undefined) => Step;
  /** What a change may hold besides `create` and `update`, in the order in which it is called. */
  readonly parts?: Readonly<Record<string, (id: string, body: Content) => Step>>;
  /** Publishes the record, which is as the changes before left it. */
  readonly publish?: (id: string, record: Content) => Step;
  /** Reads it as it is now: by an operation, or without one. */
  readonly read?: (id: string) => Step;
  readonly load?: (db: Db, id: string) => Promise<Content | undefined>;
  /** The record in what an operation answers; undefined when there is none. Default: the answer itself. */
  readonly found?: (answer: unknown) => Content | undefined;
  /** The records in what `create` answers, for operations that create several. */
  readonly created?: (answer: unknown) => readonly Content[];
  /** What it is changed by instead of an id of its own, such as the kind whose statuses they are. */
  readonly target?: (change: AnyChange) => string | undefined;
  /** Whether `target_id` names another record also when it is created, and is no placeholder. */
  readonly isOfTarget?: boolean;
}

interface Operations {
  readonly create: InvocableId;
  readonly update: InvocableId;
  readonly delete: InvocableId;
  readonly read: InvocableId;
}

const revisionIn = (expectedRevision: number | undefined): Content =>
  expectedRevision === undefined ? {} : { expected_revision: expectedRevision };

type Named = Omit<Partial<BuilderKind>, 'noun'>;

/** Operations that name the record in their path. */
export const byPath = (noun: string, operations: Operations, more: Named = {}): BuilderKind => ({
  noun,
  create: (body) => ({ operation: operations.create, input: { body } }),
  update: (id, body) => ({ operation: operations.update, input: { path: { id }, body } }),
  remove: (id, expectedRevision) => ({
    operation: operations.delete,
    input: { path: { id }, query: revisionIn(expectedRevision) },
  }),
  read: (id) => ({ operation: operations.read, input: { path: { id } } }),
  ...more,
});

/** Operations that take the id in their body, and for a deletion a list of ids. */
export const byBody = (noun: string, operations: Operations, more: Named = {}): BuilderKind => ({
  ...byPath(noun, operations),
  update: (id, body) => ({ operation: operations.update, input: { body: { ...body, id } } }),
  remove: (id, expectedRevision) => ({
    operation: operations.delete,
    input: { query: { id: [id], ...revisionIn(expectedRevision) } },
  }),
  ...more,
});

/** A record that is read by a list. */
export const listed = (list: InvocableId): Pick<BuilderKind, 'read' | 'found'> => ({
  read: (id) => ({ operation: list, input: { query: { id: [id] } } }),
  found: (answer) => {
    if (Array.isArray(answer)) return answer[0] as Content | undefined;
    const { items } = answer as { items?: readonly Content[] };
    return items === undefined ? (answer as Content) : items[0];
  },
});

/** A record that its operations answer inside something else. */
export const inside = (property: string): Pick<BuilderKind, 'found'> => ({
  found: (answer) => {
    const { [property]: record, ...rest } = answer as Content;
    return record === undefined ? (answer as Content) : { ...(record as Content), ...rest };
  },
});
