import type { SubjectKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { visibleTargets, type Target } from '#src/domain/records/index.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { namedKinds, selectNamed, type Named, type NamedKindName } from './kinds.queries.ts';

/** What a request can name by its id or key. */
export type ReferenceKind = NamedKindName | SubjectKind;

interface Place extends Named<ReferenceKind> {
  readonly place: string;
}

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/**
 * Collects the ids and keys that a request names, with their places, and looks them all up at once:
 *
 *   await new NamedRecords().add('department', body.department_id, 'body.department_id').require(ctx);
 */
export class NamedRecords {
  readonly #allowed: ReadonlySet<string>;
  readonly #named: Place[] = [];

  /** Ids and keys in `allowed` are accepted even if they no longer exist. */
  constructor(allowed: ReadonlySet<string> = new Set()) {
    this.#allowed = allowed;
  }

  add(kind: ReferenceKind, id: string | null | undefined, place: string): this {
    if (id == null) return this;
    const named = isNamedKind(kind) && namedKinds[kind].by === 'key' ? id : storedId(id);
    if (!this.#allowed.has(named)) this.#named.push({ kind, id: named, place });
    return this;
  }

  addAll(kind: ReferenceKind, ids: readonly string[] | undefined, place: string): this {
    ids?.forEach((id, index) => this.add(kind, id, `${place}[${index}]`));
    return this;
  }

  /** 400 with the place of the first that the agency does not have, or that the caller may not see. */
  async require(ctx: Reader): Promise<void> {
    const named = this.#named.filter((each): each is Place & Named<NamedKindName> => isNamedKind(each.kind));
    const records = this.#named.filter((each): each is Place & Target => !isNamedKind(each.kind));
    const found = [
      ...(await selectNamed(ctx.db, named)),
      ...(records.length === 0 ? [] : await visibleTargets(ctx, records)),
    ];
    const known = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
    const missing = this.#named.find(({ kind, id }) => !known.has(`${kind} ${id}`));
    if (missing !== undefined) throw unknownReference(missing.place, missing.id, whatIs(missing.kind));
  }
}

/** 400 with the place of the first of these ids, or keys, that the agency does not have, or that the caller may not see. */
export const requireRecords = (
  ctx: Reader,
  kind: ReferenceKind,
  ids: readonly string[] | undefined,
  place: string,
): Promise<void> => new NamedRecords().addAll(kind, ids, place).require(ctx);

/** As `requireRecords`, of a property that names one record or none. */
export const requireRecord = (
  ctx: Reader,
  kind: ReferenceKind,
  id: string | null | undefined,
  place: string,
): Promise<void> => new NamedRecords().add(kind, id, place).require(ctx);

const isNamedKind = (kind: ReferenceKind): kind is NamedKindName => kind in namedKinds;

function whatIs(kind: ReferenceKind): string {
  if (isNamedKind(kind)) return namedKinds[kind].what;
  const { noun } = kinds[kind];
  return `${/^([aeio]|SOP)/.test(noun) ? 'an' : 'a'} ${noun} of this agency`;
}
