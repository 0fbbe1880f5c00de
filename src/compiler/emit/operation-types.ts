import { HEADER } from './source.ts';

/** `operation.ts`: the types of the emitted tables. Self-contained, so that a foreign contract compiles anywhere. */
export const operationTypesFile = (): string => `${HEADER}
/** How a string of the URL becomes a value; \`json\` is one JSON text in one parameter. */
export type ParamType = 'string' | 'integer' | 'number' | 'boolean' | 'json';

export interface ParamSpec {
  /** Of a header in lower case. */
  readonly name: string;
  readonly type: ParamType;
  /** Whether the parameter may be repeated, in a header between commas; the value is then an array. */
  readonly array: boolean;
}

/** What a body is read as: a value that comes as JSON or as a form, the bytes as they are, or a text. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'bytes' | 'text';

/** A property of a multipart body that is a file, or with \`array\` several. */
export interface FileSpec {
  readonly name: string;
  readonly array: boolean;
  /** Media types that are taken; empty for all. */
  readonly mediaTypes: readonly string[];
  /** Most bytes of each. */
  readonly maxBytes?: number;
  readonly maxCount?: number;
}

export interface ContentSpec {
  /** Media types in which the body may come; \`*\` stands for any word. */
  readonly media: readonly { readonly type: string; readonly kind: BodyKind }[];
  /** Most bytes; those of JSON bodies unless said. */
  readonly maxBytes?: number;
  /** Properties of a form, decoded like query parameters. */
  readonly fields?: readonly ParamSpec[];
  readonly files?: readonly FileSpec[];
}

export interface AnswerSpec {
  /** What the handler gives; \`json\` stands here where a caller may ask for a text instead. */
  readonly kind: 'json' | 'bytes' | 'text' | 'html' | 'events' | 'redirect';
  /** As the contract names them, in its order; several of JSON and texts are the caller's choice. */
  readonly mediaTypes: readonly string[];
  /** Whether a caller may ask for a range of the bytes. */
  readonly hasRanges?: true;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template, such as \`/v1/clients/{id}\`. */
  readonly path: string;
  readonly family: string;
  readonly summary: string;
  /** Key of the permission catalogue, or one of \`openPermissions\`. */
  readonly permission: string;
  /** Whether the contract asks for no credential. */
  readonly isPublic: boolean;
  readonly effect: 'read' | 'write';
  /** Whether the answer is a page: \`{data: [...], pagination}\`. */
  readonly isList: boolean;
  /** Events that the operation may emit. */
  readonly events: readonly string[];
  readonly pathParams: readonly ParamSpec[];
  readonly queryParams: readonly ParamSpec[];
  /** Headers that the handler gets, beside those that are read before it. */
  readonly headerParams?: readonly ParamSpec[];
  readonly body: 'none' | 'optional' | 'required';
  /** How the body is read; absent when it comes as \`application/json\` alone. */
  readonly content?: ContentSpec;
  /** What is answered; absent for JSON alone, and where there is nothing to answer. */
  readonly answer?: AnswerSpec;
  /** Name of the operation's tool. */
  readonly tool: string;
  /** The handler is still to be written: the operation answers 501. */
  readonly isPending?: true;
  /** The answer holds a secret, which nothing may keep readable. */
  readonly isSecret?: true;
  /** For browser sessions: \`open\` asks for no proof that our own page sent it, \`confirmed\` for a password given lately. */
  readonly session?: 'open' | 'confirmed';
  /** \`secret\` creates or shows a lasting credential, which no OAuth grant may; \`rights\` can change what somebody may do, which a grant has to be allowed. */
  readonly credential?: 'secret' | 'rights';
  /** Properties of the body that make it so; every call does without them. */
  readonly credentialWhen?: readonly string[];
  /** What opens a hosted address. */
  readonly address?: AddressSpec;
}

export interface AddressSpec {
  /** \`token\` is stored and can be revoked, \`signed\` proves itself, \`public\` is no secret. */
  readonly credential: 'token' | 'signed' | 'public';
  /** A credential opens the operations of its purpose, and no others. */
  readonly purpose: string;
  /** An ISO 8601 duration, or \`until_revoked\`; absent for a public address. */
  readonly lifetime?: string;
}

export interface ValidationIssue {
  /** JSON pointer of the value that is wrong. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
}

/** A compiled schema: answers whether the data is valid and leaves what is wrong in \`errors\`. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationIssue[] | null;
}

/**
 * Absent parts take no input: the operation has no such parameters, or no body. A body of bytes has no validator. Of a
 * multipart body the value is validated, with anything in place of its files.
 */
export interface RequestValidators {
  readonly path?: Validate;
  readonly query?: Validate;
  /** By names in lower case. */
  readonly headers?: Validate;
  readonly body?: Validate;
}

/** A family of the contract. */
export interface Family {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation[];
  /** Loads the validators of its requests, when the first call comes. */
  readonly requests: () => Readonly<Record<string, RequestValidators>>;
}
`;
