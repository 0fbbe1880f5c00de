/** A JSON Schema; references are to `schemas` of the same file, whole or inside. */
export type ReferenceSchema = boolean | { readonly [keyword: string]: unknown };

/** What all pages of the reference need: names and words of everything, and no schema. */
export interface ReferenceIndex {
  readonly title: string;
  readonly version: string;
  /** What holds for all operations, in Markdown. */
  readonly description: string;
  readonly credentials: readonly ReferenceCredential[];
  /** Headers of answers, each once. */
  readonly headers: readonly ReferenceHeader[];
  /** What each permission allows, of those that an operation needs. */
  readonly permissions: Readonly<Record<string, string>>;
  readonly families: readonly ReferenceFamilyEntry[];
  readonly operations: readonly ReferenceEntry[];
  readonly events: readonly ReferenceEventEntry[];
}

export interface ReferenceCredential {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface ReferenceHeader {
  readonly name: string;
  readonly description: string;
  readonly example?: unknown;
}

export interface ReferenceFamilyEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Heading under which it stands beside others. */
  readonly group: string;
}

/** An operation as it is listed and found. */
export interface ReferenceEntry {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly family: string;
  readonly summary: string;
  /** Key of the permission catalogue, or one of `openPermissions`. */
  readonly permission: string;
  /** Whether it waits for its handler and answers 501. */
  readonly isPending?: true;
}

/** By operation what people call it; larger than the index, and needed by who searches alone. */
export type ReferenceKeywords = Readonly<Record<string, readonly string[]>>;

export interface ReferenceEventEntry {
  readonly type: string;
  readonly category: string;
  readonly summary: string;
  /** Whether nothing can emit it yet. */
  readonly isPending?: true;
}

/** A family with everything of its operations. */
export interface ReferenceFamily {
  readonly operations: readonly ReferenceOperation[];
  /** Answers that several operations share, by name. */
  readonly answers: Readonly<Record<string, ReferenceAnswer>>;
  /** Every shared schema that something here refers to. */
  readonly schemas: Readonly<Record<string, ReferenceSchema>>;
}

export interface ReferenceOperation {
  readonly id: string;
  readonly method: ReferenceEntry['method'];
  readonly path: string;
  readonly description: string;
  /** When to use it. */
  readonly when: string;
  readonly effect: 'read' | 'write';
  readonly isList: boolean;
  readonly isPublic?: true;
  /** Whether the answer holds a secret that is shown once. */
  readonly isSecret?: true;
  readonly params: readonly ReferenceParam[];
  readonly body?: ReferenceBody;
  /** By status, the answers of success first; a text names one of the shared answers. */
  readonly answers: readonly (readonly [status: string, answer: ReferenceAnswer | string])[];
  readonly events: readonly string[];
  /** Operations that are usually called first. */
  readonly after: readonly string[];
}

export interface ReferenceParam {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  /** Whether one JSON text carries it. */
  readonly isJson?: true;
  readonly description: string;
  readonly schema: ReferenceSchema;
  readonly example?: unknown;
}

export interface ReferenceBody {
  readonly isRequired: boolean;
  /** Media types in which it may come; absent for JSON alone. */
  readonly mediaTypes?: readonly string[];
  readonly schema: ReferenceSchema;
  readonly example?: unknown;
}

export interface ReferenceAnswer {
  readonly description: string;
  /** Absent for JSON. Of `text/event-stream` the schema is that of the `data` of each event. */
  readonly mediaTypes?: readonly string[];
  readonly schema?: ReferenceSchema;
  readonly example?: unknown;
  /** Names of its headers. */
  readonly headers: readonly string[];
}

/** All events, with what their payloads refer to. */
export interface ReferenceEvents {
  readonly events: readonly ReferenceEvent[];
  readonly schemas: Readonly<Record<string, ReferenceSchema>>;
}

export interface ReferenceEvent extends ReferenceEventEntry {
  /** When it is sent. */
  readonly description: string;
  /** Of the whole body that is posted. */
  readonly schema: ReferenceSchema;
  readonly example: unknown;
  /** Operations that may cause it. */
  readonly causes: readonly string[];
}
