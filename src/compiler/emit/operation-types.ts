import { HEADER } from './source.ts';

/** `operation.ts`: the types of the emitted tables. Self-contained, so that a foreign contract compiles anywhere. */
export const operationTypesFile = (): string => `${HEADER}
/** How a string of the URL becomes a value; \`json\` is one JSON text in one parameter. */
export type ParamType = 'string' | 'integer' | 'number' | 'boolean' | 'json';

export interface ParamSpec {
  readonly name: string;
  readonly type: ParamType;
  /** Whether the parameter may be repeated; the value is then an array. */
  readonly array: boolean;
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
  readonly body: 'none' | 'optional' | 'required';
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
}

export interface ValidationIssue {
  /** JSON pointer of the value that is wrong. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
  readonly message?: string;
}

/** A compiled schema: answers whether the data is valid and leaves what is wrong in \`errors\`. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationIssue[] | null;
}

/** Absent parts take no input: the operation has no such parameters, or no body. */
export interface RequestValidators {
  readonly path?: Validate;
  readonly query?: Validate;
  readonly body?: Validate;
}
`;
