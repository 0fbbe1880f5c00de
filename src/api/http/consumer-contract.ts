import { maxUrlLength } from './client-errors.ts';

type Json = Record<string, unknown>;

interface Contract extends Json {
  readonly tags?: readonly { readonly name: string }[];
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly webhooks?: Readonly<Record<string, Json>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** A piece of the document as JSON, and the components that it refers to, as `section/name`. */
interface Piece {
  readonly text: string;
  readonly refs: readonly string[];
}

interface OperationPiece extends Piece {
  readonly id: string;
  readonly method: string;
  readonly family: string;
  readonly events: readonly string[];
}

interface PathPiece {
  readonly path: string;
  /** Of all its operations: their parameters. */
  readonly shared: readonly (readonly [string, Piece])[];
  readonly operations: readonly OperationPiece[];
}

/**
 * The contract as generators of clients take it: compact, with absolute addresses, and with parameters of JSON in the form that all
 * of them send right. It is taken to pieces once, so that a document of some operations costs no more than to join theirs.
 */
export class ConsumerContract {
  readonly #head: Json;
  readonly #tags: NonNullable<Contract['tags']>;
  readonly #groups: NonNullable<Contract['x-tagGroups']>;
  readonly #paths: readonly PathPiece[];
  readonly #webhooks: readonly (readonly [string, Piece])[];
  readonly #components: ReadonlyMap<string, readonly (readonly [string, Piece])[]>;
  readonly #byRef = new Map<string, Piece>();

  constructor(text: string, baseUrl: string) {
    const contract = JSON.parse(text) as Contract;
    withAbsoluteAddresses(contract, baseUrl);
    withPlainParameters(contract);
    const {
      tags = [],
      'x-tagGroups': groups = [],
      paths,
      webhooks = {},
      components = {},
      ...head
    } = contract;
    head['servers'] = [{ url: baseUrl, description: 'The address that serves this document.' }];
    this.#head = head;
    this.#tags = tags;
    this.#groups = groups;
    this.#paths = Object.entries(paths).map(([path, item]) => pathPiece(path, item));
    this.#webhooks = piecesOf(webhooks);
    this.#components = new Map(
      Object.entries(components).map(([section, members]) => [section, piecesOf(members)]),
    );
    for (const [section, members] of this.#components)
      for (const [name, piece] of members) this.#byRef.set(`${section}/${name}`, piece);
  }

  /** All of it, or the operations with these ids and what belongs to them: their events, families and every shape that they need. */
  write(ids?: ReadonlySet<string>): string {
    const paths = ids === undefined ? this.#paths : this.#paths.flatMap((path) => withOperations(path, ids));
    const operations = paths.flatMap((path) => path.operations);
    const events = new Set(operations.flatMap((operation) => operation.events));
    const webhooks =
      ids === undefined ? this.#webhooks : this.#webhooks.filter(([event]) => events.has(event));
    const needed = this.#needed([
      ...operations,
      ...paths.flatMap(({ shared }) => shared.map(([, piece]) => piece)),
      ...webhooks.map(([, piece]) => piece),
    ]);
    const families = new Set(operations.map(({ family }) => family));
    const tags = ids === undefined ? this.#tags : this.#tags.filter(({ name }) => families.has(name));
    const head = {
      ...this.#head,
      tags,
      'x-tagGroups': this.#groups.flatMap((group) => groupOf(group, tags)),
    };
    return joined([
      ...piecesOf(head),
      ['paths', { text: joined(paths.map(({ path, ...rest }) => [path, { text: pathText(rest) }])) }],
      ['webhooks', { text: joined(webhooks) }],
      ['components', { text: this.#componentsText(needed) }],
    ]);
  }

  /** What the pieces refer to, directly or through others. */
  #needed(pieces: readonly Piece[]): Set<string> {
    const needed = new Set(pieces.flatMap(({ refs }) => refs));
    // A set is visited in the order of insertion, also what is added on the way.
    for (const ref of needed) for (const further of this.#byRef.get(ref)?.refs ?? []) needed.add(further);
    return needed;
  }

  #componentsText(needed: ReadonlySet<string>): string {
    const sections = [...this.#components].flatMap(([section, members]) => {
      // Nothing refers to them by `$ref`: they say how callers identify themselves.
      const kept =
        section === 'securitySchemes'
          ? members
          : members.filter(([name]) => needed.has(`${section}/${name}`));
      return kept.length === 0 ? [] : ([[section, { text: joined(kept) }]] as const);
    });
    return joined(sections);
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Json => isObject(value) && Array.isArray(value['tags']);

const piecesOf = (members: Readonly<Record<string, unknown>>): [string, Piece][] =>
  Object.entries(members).map(([name, value]) => [name, pieceOf(value)]);

function pieceOf(value: unknown): Piece {
  const text = JSON.stringify(value);
  return { text, refs: [...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, ref]) => ref!) };
}

function pathPiece(path: string, item: Readonly<Record<string, unknown>>): PathPiece {
  const entries = Object.entries(item);
  return {
    path,
    shared: entries.flatMap(([name, value]) => (isOperation(value) ? [] : [[name, pieceOf(value)] as const])),
    operations: entries.flatMap(([method, value]) =>
      isOperation(value)
        ? [
            {
              ...pieceOf(value),
              id: String(value['operationId']),
              method,
              family: String((value['tags'] as unknown[])[0]),
              events: (value['x-events'] as string[] | undefined) ?? [],
            },
          ]
        : [],
    ),
  };
}

function withOperations(path: PathPiece, ids: ReadonlySet<string>): PathPiece[] {
  const operations = path.operations.filter(({ id }) => ids.has(id));
  return operations.length === 0 ? [] : [{ ...path, operations }];
}

function groupOf<Group extends { readonly tags: readonly string[] }>(
  group: Group,
  tags: readonly { readonly name: string }[],
): Group[] {
  const kept = group.tags.filter((tag) => tags.some(({ name }) => name === tag));
  return kept.length === 0 ? [] : [{ ...group, tags: kept }];
}

const pathText = ({ shared, operations }: Omit<PathPiece, 'path'>): string =>
  joined([...shared, ...operations.map((operation) => [operation.method, operation] as const)]);

const joined = (members: readonly (readonly [string, Pick<Piece, 'text'>])[]): string =>
  `{${members.map(([name, { text }]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** Many generators and viewers take an address as it stands, and know of no base that it is relative to. */
function withAbsoluteAddresses({ components }: Contract, baseUrl: string): void {
  for (const { flows } of Object.values(components?.['securitySchemes'] ?? {})) {
    for (const flow of Object.values((flows ?? {}) as Record<string, Json>)) {
      for (const [name, value] of Object.entries(flow))
        if (typeof value === 'string' && value.startsWith('/')) flow[name] = baseUrl + value;
    }
  }
}

/** Many generators send `[object Object]` for a parameter with `content`; text that holds JSON they send as it is. */
function withPlainParameters(contract: Contract): void {
  const lists = Object.values(contract.paths).flatMap((item) =>
    [item, ...Object.values(item)].map((holder) => holder['parameters']),
  );
  const shared = Object.values(contract.components?.['parameters'] ?? {});
  for (const parameter of [...lists.flat(), ...shared]) {
    if (!isObject(parameter) || !isObject(parameter['content'])) continue;
    const [[contentMediaType, media] = []] = Object.entries(parameter['content'] as Record<string, Json>);
    if (contentMediaType === undefined || media === undefined) continue;
    delete parameter['content'];
    parameter['description'] =
      `${String(parameter['description'])} Sent as JSON in one value, percent-encoded.`;
    parameter['schema'] = {
      type: 'string',
      maxLength: maxUrlLength,
      contentMediaType,
      contentSchema: media['schema'],
    };
    if (media['example'] !== undefined) parameter['example'] = JSON.stringify(media['example']);
  }
}
