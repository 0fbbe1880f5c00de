import type { Slices } from '#src/platform/slices.ts';
import { inConsumerForm, isObject, type Contract, type Json } from './consumer-form.ts';
import { parseJsonLines } from '#src/platform/json-lines.ts';

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

interface Pieces {
  readonly head: Json;
  readonly tags: NonNullable<Contract['tags']>;
  readonly groups: NonNullable<Contract['x-tagGroups']>;
  readonly paths: readonly PathPiece[];
  readonly webhooks: readonly (readonly [string, Piece])[];
  readonly components: ReadonlyMap<string, readonly (readonly [string, Piece])[]>;
}

/**
 * The contract as generators of clients take it: compact, and in the form that all of them understand. It is taken to pieces once,
 * so that a document of some operations costs no more than to join theirs; both in slices, since half a second of
 * work at once would hold up every other call.
 */
export class ConsumerContract {
  readonly #head: Json;
  readonly #tags: NonNullable<Contract['tags']>;
  readonly #groups: NonNullable<Contract['x-tagGroups']>;
  readonly #paths: readonly PathPiece[];
  readonly #webhooks: readonly (readonly [string, Piece])[];
  readonly #components: ReadonlyMap<string, readonly (readonly [string, Piece])[]>;
  readonly #byRef = new Map<string, Piece>();

  private constructor({ head, tags, groups, paths, webhooks, components }: Pieces) {
    this.#head = head;
    this.#tags = tags;
    this.#groups = groups;
    this.#paths = paths;
    this.#webhooks = webhooks;
    this.#components = components;
    for (const [section, members] of this.#components)
      for (const [name, piece] of members) this.#byRef.set(`${section}/${name}`, piece);
  }

  /** From the compiler's document, each line of which `withAddress` may change. */
  static async read(
    text: string,
    baseUrl: string,
    slices: Slices,
    withAddress?: (line: string) => string,
  ): Promise<ConsumerContract> {
    const contract = (await parseJsonLines(text, slices, withAddress)) as Contract;
    await inConsumerForm(contract, baseUrl, slices);
    const {
      tags = [],
      'x-tagGroups': groups = [],
      paths,
      webhooks = {},
      components = {},
      ...head
    } = contract;
    const pathPieces: PathPiece[] = [];
    for (const [path, item] of Object.entries(paths)) {
      await slices.next();
      pathPieces.push(pathPiece(path, item));
    }
    const sections = new Map<string, readonly (readonly [string, Piece])[]>();
    for (const [section, members] of Object.entries(components))
      sections.set(section, await piecesInSlices(members, slices));
    return new ConsumerContract({
      head,
      tags,
      groups,
      paths: pathPieces,
      webhooks: await piecesInSlices(webhooks, slices),
      components: sections,
    });
  }

  /** All of it, or the operations with these ids and what belongs to them: their events, families and every shape that they need. */
  async write(slices: Slices, ids?: ReadonlySet<string>): Promise<string> {
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
    await slices.next();
    const pathsText = joined(paths.map(({ path, ...rest }) => [path, { text: pathText(rest) }]));
    await slices.next();
    const componentsText = this.#componentsText(needed);
    await slices.next();
    return joined([
      ...piecesOf(head),
      ['paths', { text: pathsText }],
      ['webhooks', { text: joined(webhooks) }],
      ['components', { text: componentsText }],
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

const isOperation = (value: unknown): value is Json => isObject(value) && Array.isArray(value['tags']);

const piecesOf = (members: Readonly<Record<string, unknown>>): [string, Piece][] =>
  Object.entries(members).map(([name, value]) => [name, pieceOf(value)]);

async function piecesInSlices(
  members: Readonly<Record<string, unknown>>,
  slices: Slices,
): Promise<[string, Piece][]> {
  const pieces: [string, Piece][] = [];
  for (const [name, value] of Object.entries(members)) {
    await slices.next();
    pieces.push([name, pieceOf(value)]);
  }
  return pieces;
}

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
