import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { familyFiles } from '../../src/compiler/family-files.ts';
import { isContainer, own } from '../../src/compiler/json.ts';
import { parseSource } from '../../src/compiler/load.ts';

/** What a caller needs for an operation. */
export interface Permission {
  readonly key: string;
  /** With `any`: why every caller may. */
  readonly reason?: string | undefined;
  /** Its `x-credential`. */
  readonly credential?: string | undefined;
}

/** An operation that the contract of a family has, as far as those that are added follow it. */
export interface KnownOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly permission: Permission;
  /** Name of the record that it answers with, or of a list's items. */
  readonly item: string | undefined;
  /** How files of the family refer to it. */
  readonly itemRef: string | undefined;
  readonly isList: boolean;
  /** Those of its query. */
  readonly query: readonly object[];
}

/** A record that the family answers with already: `ClientNote` at `/v1/client-notes`. */
export interface KnownRecord {
  readonly type: string;
  readonly address: string;
}

/** The operations of the family in the contract of the folder; none of a family that is yet to be begun. */
export function knownOperations(folder: string, family: string): KnownOperation[] {
  return familyFiles(folder, family).flatMap((file) => {
    // References within the file hold in the other files of a large family too.
    const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll("'#/", `'./${basename(file)}#/`);
    const paths = own(parseSource(file, text).file.root, 'paths');
    return entriesOf(paths).flatMap(([path, item]) =>
      entriesOf(item)
        .filter(([, operation]) => typeof own(operation, 'operationId') === 'string')
        .map(([method, operation]) => readOperation(path, method, operation)),
    );
  });
}

const entriesOf = (value: unknown): [string, unknown][] => (isContainer(value) ? Object.entries(value) : []);

function readOperation(path: string, method: string, operation: unknown): KnownOperation {
  const answer = own(own(own(own(operation, 'responses'), '200'), 'content'), 'application/json');
  const data = dataOf(own(answer, 'schema'));
  const items = own(data, 'items');
  const parameters = own(operation, 'parameters');
  return {
    id: String(own(operation, 'operationId')),
    method,
    path,
    permission: {
      key: String(own(operation, 'x-permission')),
      reason: own(operation, 'x-permission-reason') as string | undefined,
      credential: own(operation, 'x-credential') as string | undefined,
    },
    item: nameOf(items ?? data),
    itemRef: own(items ?? data, '$ref') as string | undefined,
    isList: items !== undefined,
    query: (Array.isArray(parameters) ? parameters : []).filter(
      (parameter: unknown) => isContainer(parameter) && (own(parameter, 'in') ?? 'query') === 'query',
    ) as object[],
  };
}

/** The schema of `data`, also in a part of the answer. */
const dataOf = (schema: unknown): unknown =>
  own(own(schema, 'properties'), 'data') ??
  entriesOf(own(schema, 'allOf'))
    .map(([, part]) => dataOf(part))
    .find((data) => data !== undefined);

const nameOf = (schema: unknown): string | undefined => {
  const reference = own(schema, '$ref');
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
};

/** The records that they list or show, each at the address of its collection in the public API. */
export function knownRecords(operations: readonly KnownOperation[]): KnownRecord[] {
  const types = new Set(operations.flatMap(({ item }) => item ?? []));
  return [...types].flatMap((type) => {
    const addresses = operations
      .filter(({ item, id, method }) => item === type && method === 'get' && /^(list|get)/.test(id))
      .map(({ path, isList }) => (isList ? path : path.replace(/\/\{[^}]+\}$/, '')))
      .filter((path) => /^\/v1\/[^{]+$/.test(path));
    const [address] = addresses.toSorted((a, b) => a.length - b.length);
    return address === undefined ? [] : [{ type, address }];
  });
}

/** The list of the record that others of it follow; undefined when it has none of several pages. */
export const modelList = (
  operations: readonly KnownOperation[],
  type: string,
  id: string,
): KnownOperation | undefined =>
  operations
    .filter(
      (each) =>
        each.isList &&
        each.item === type &&
        each.id !== id &&
        each.query.some((parameter) => nameOfParameter(parameter) === 'limit'),
    )
    .toSorted((a, b) => a.path.length - b.path.length)[0];

/** `limit` also where it is `$ref: …/parameters/Limit`. */
export const nameOfParameter = (parameter: object): string =>
  String(own(parameter, 'name') ?? nameOf(parameter)).replace(/^./, (first) => first.toLowerCase());

/** The permission that operations like it need: those of its record before those of its family, reads or writes. */
export function permissionLike(
  operations: readonly KnownOperation[],
  { noun, method }: { readonly noun: string; readonly method: string },
): Permission | undefined {
  const alike = operations.filter((each) => (each.method === 'get') === (method === 'get'));
  const ofRecord = alike.filter(({ item }) => item === noun);
  const all = (ofRecord.length > 0 ? ofRecord : alike).map(({ permission }) => permission);
  const uses = ({ key }: Permission): number => all.filter((each) => each.key === key).length;
  return all.toSorted((a, b) => uses(b) - uses(a))[0];
}
