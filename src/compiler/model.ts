import { kebab } from './model/naming.ts';
import { RefusalList } from './refusal.ts';
import { isObject } from './json.ts';
import { isOpen } from './open-permission.ts';
import { list, object, resolve, step, strings, text, type OpenApiDocument, type Schema } from './schema.ts';
import { readEvents } from './model/events.ts';
import { refuseInputClashes, refuseNameClashes } from './model/clashes.ts';
import type { AnswerKind, BodyKind } from './model/media.ts';
import { readOperation } from './model/operation.ts';

export type { AnswerKind, BodyKind };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ParamType = 'string' | 'integer' | 'number' | 'boolean' | 'json';

export interface ParamModel {
  /** As it is sent; of a header in lower case. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly type: ParamType;
  readonly array: boolean;
  /** Whether the contract names a default, so that the handler always finds a value. */
  readonly hasDefault: boolean;
  readonly defaultValue: unknown;
  readonly pointer: string;
}

export interface BodyModel {
  readonly required: boolean;
  /** What the handler gets: that of the first media type. */
  readonly kind: BodyKind;
  /** Media types in which it may come, all with this schema. */
  readonly media: readonly { readonly type: string; readonly kind: BodyKind }[];
  readonly schema: Schema;
  /** The schema of its value without what is in files. */
  readonly validated: Schema;
  /** Most bytes; undefined where the limit of JSON bodies holds. */
  readonly maxBytes: number | undefined;
  /** Of a form: how the texts of its properties become values. */
  readonly fields: readonly Pick<ParamModel, 'name' | 'type' | 'array'>[];
  readonly files: readonly FileModel[];
  readonly pointer: string;
}

/** A property of a multipart body that is a file, or with `array` several. */
export interface FileModel {
  readonly name: string;
  readonly array: boolean;
  /** Media types that are taken; empty for all. */
  readonly mediaTypes: readonly string[];
  /** Most bytes of each. */
  readonly maxBytes: number | undefined;
  readonly maxCount: number | undefined;
}

export interface ResponseModel {
  readonly status: string;
  readonly description: string;
  readonly kind: AnswerKind;
  /** Media types of its kind, as the contract names them. */
  readonly mediaTypes: readonly string[];
  /** JSON and texts between which the caller chooses; empty when there is one kind of them. */
  readonly choices: readonly string[];
  /** Schema of the JSON answer, or of the `data` of each event; undefined for any other answer. */
  readonly schema: Schema | undefined;
  readonly pointer: string;
}

/** `x-address` of a hosted address: what opens it. */
export interface AddressModel {
  readonly credential: string;
  readonly purpose: string;
  /** An ISO 8601 duration or `until_revoked`; undefined for a public address. */
  readonly lifetime: string | undefined;
}

/** `page` is `{data: [], pagination}`, `data` is `{data}`, `plain` any other JSON, `none` no body. */
export type Envelope = 'page' | 'data' | 'plain' | 'none';

/** Values of the body's properties, by their names; `operations.op` is the `op` of each of the `operations`. */
export type DestructiveValues = Readonly<Record<string, readonly string[]>>;

export interface OperationModel {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly family: string;
  readonly summary: string;
  readonly description: string;
  readonly permission: string;
  readonly isPublic: boolean;
  readonly effect: 'read' | 'write';
  readonly envelope: Envelope;
  /** The 2xx statuses, lowest first; the handler's result is the first one's. */
  readonly successes: readonly string[];
  /** What that result is; a redirect where the contract has no 2xx. */
  readonly answer: AnswerKind;
  /** Media types of that result between which the caller chooses by `Accept`; empty without a choice. */
  readonly choices: readonly string[];
  /** Whether the answer can be asked for in ranges: 206 is documented. */
  readonly hasRanges: boolean;
  readonly events: readonly string[];
  readonly pathParams: readonly ParamModel[];
  readonly queryParams: readonly ParamModel[];
  readonly headerParams: readonly ParamModel[];
  readonly body: BodyModel | undefined;
  readonly responses: readonly ResponseModel[];
  /** Whether nobody has written its handler yet. */
  readonly isPending: boolean;
  /** `x-secret`: whether its answer holds a secret, which nothing may keep readable. */
  readonly isSecret: boolean;
  /** `x-session`: what it asks of a browser session besides the proof that the call comes from our own page. */
  readonly session: 'open' | 'confirmed' | undefined;
  /** `x-credential`: which credentials may call it. `any` is a decision too, and leaves nothing to check. */
  readonly credential: 'secret' | 'rights' | undefined;
  /** `x-credential-when`: properties of the body that make it so; empty when every call does. */
  readonly credentialWhen: readonly string[];
  /** `x-destructive`: whether every call deletes, merges, sends or publishes, or what makes a call do so. */
  readonly destructive: boolean | DestructiveValues;
  readonly address: AddressModel | undefined;
  readonly tool: {
    readonly name: string;
    readonly when: string;
    readonly keywords: readonly string[];
    readonly after: readonly string[];
  };
  readonly pointer: string;
}

export interface FamilyModel {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly OperationModel[];
}

export interface EventModel {
  readonly type: string;
  /** `x-category`, by which people look for it; empty when the contract has none. */
  readonly category: string;
  readonly summary: string;
  readonly description: string;
  /** Schema of the event's own part: `data` of the envelope, or the whole payload when there is no envelope. */
  readonly schema: Schema;
  /** How the generated types name that part, such as `t.ClientCreatedData`. */
  readonly typeExpression: string;
  /** Whether nothing can emit it yet: every operation that does is pending, or none does and the contract says `x-pending`. */
  readonly isPending: boolean;
  readonly pointer: string;
}

export interface Model {
  readonly document: OpenApiDocument;
  readonly families: readonly FamilyModel[];
  readonly events: readonly EventModel[];
  readonly permissions: readonly string[];
  /** What each allows, where the catalogue says so. */
  readonly permissionDescriptions: Readonly<Record<string, string>>;
}

const METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
const FOREIGN_METHODS = ['head', 'options', 'trace', 'query'];

export interface ModelOptions {
  /** Operations without a handler, beside those that a compiled document marks with `x-pending`. */
  readonly pending?: Iterable<string> | undefined;
  /** Headers that are read before a handler, whose parameters it does not get. */
  readonly doorHeaders?: readonly string[] | undefined;
}

/** Reads the bundle once into what the emitters need; throws a `Refusal` for what they cannot express. */
export function buildModel(document: OpenApiDocument, options: ModelOptions = {}): Model {
  const refusals = new RefusalList();
  const pending = new Set(options.pending);
  const doorHeaders = new Set(options.doorHeaders?.map((name) => name.toLowerCase()));
  const operations = readPaths(document, refusals, doorHeaders).map((operation) => ({
    ...operation,
    isPending: operation.isPending || pending.has(operation.id),
  }));
  const events = readEvents(document, operations, refusals);
  refuseNameClashes(document, operations, refusals);
  refuseInputClashes(operations, refusals);
  refusals.throwIfAny();
  const catalogue = object(object(object(document.components).schemas).Permission);
  return {
    document,
    families: groupByFamily(document, operations),
    events,
    permissions: readPermissions(catalogue, operations),
    permissionDescriptions: object(catalogue['x-enumDescriptions']) as Record<string, string>,
  };
}

function readPaths(
  document: OpenApiDocument,
  refusals: RefusalList,
  doorHeaders: ReadonlySet<string>,
): OperationModel[] {
  const operations: OperationModel[] = [];
  for (const [path, value] of Object.entries(object(document.paths))) {
    if (path.startsWith('x-')) continue;
    const item = object(resolve(document, value));
    const pointer = step('', 'paths', path);
    for (const key of FOREIGN_METHODS) {
      if (item[key] !== undefined)
        refusals.add(
          step(pointer, key),
          `${key.toUpperCase()} operations are not compiled; remove it, HEAD and OPTIONS are answered from the others.`,
        );
    }
    for (const [key, method] of Object.entries(METHODS)) {
      const operation = item[key];
      if (!isObject(operation)) continue;
      operations.push(
        readOperation({
          document,
          refusals,
          doorHeaders,
          path,
          method,
          operation,
          pathItem: item,
          pointer: step(pointer, key),
          pathPointer: pointer,
        }),
      );
    }
  }
  return operations;
}

/** Families in the order of the contract's tags; tags without an entry follow in order of appearance. */
function groupByFamily(document: OpenApiDocument, operations: readonly OperationModel[]): FamilyModel[] {
  const families = new Map<string, { title: string; description: string; operations: OperationModel[] }>();
  for (const tag of list(document.tags).map(object)) {
    const name = text(tag.name);
    families.set(kebab(name), {
      title: text(tag['x-displayName']) || name,
      description: text(tag.description),
      operations: [],
    });
  }
  for (const operation of operations) {
    const family = families.get(operation.family) ?? {
      title: operation.family,
      description: '',
      operations: [],
    };
    family.operations.push(operation);
    families.set(operation.family, family);
  }
  return [...families]
    .filter(([, family]) => family.operations.length > 0)
    .map(([name, family]) => ({ name, ...family }));
}

/** The catalogue is the component `Permission`; a contract without one has the permissions that it uses. */
function readPermissions(
  catalogue: Readonly<Record<string, unknown>>,
  operations: readonly OperationModel[],
): string[] {
  const used = operations
    .map((operation) => operation.permission)
    .filter((permission) => !isOpen(permission));
  return [...new Set([...strings(catalogue.enum), ...used])];
}
