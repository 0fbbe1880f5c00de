import { storedId } from '#src/platform/db/ids.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/problem.ts';
import { selectKnown, type References } from './references.queries.ts';

type Kind = keyof References;

const nouns: Readonly<Record<Kind, string>> = {
  users: 'is not a member of this agency',
  departments: 'is not a department of this agency',
  templates: 'is not a status template of this agency',
  fields: 'is not a custom field of tasks',
};

/** Collects the ids that a request names, with their places, and looks them all up at once. */
export class NamedThings {
  readonly #allowed: ReadonlySet<string>;
  readonly #named: { readonly kind: Kind; readonly id: string; readonly place: string }[] = [];

  /** Ids in `allowed` are accepted even if they no longer exist. */
  constructor(allowed: ReadonlySet<string> = new Set()) {
    this.#allowed = allowed;
  }

  add(kind: Kind, id: string | null | undefined, place: string): this {
    const named = id == null || kind === 'fields' ? id : storedId(id);
    if (named != null && !this.#allowed.has(named)) this.#named.push({ kind, id: named, place });
    return this;
  }

  addAll(kind: Kind, ids: readonly string[] | undefined, place: string): this {
    ids?.forEach((id, index) => this.add(kind, id, `${place}[${index}]`));
    return this;
  }

  /** 400 with the place of the first id that does not exist in the agency. */
  async require(ctx: Pick<ReadContext, 'db'>): Promise<void> {
    const of = (kind: Kind) => this.#named.filter((each) => each.kind === kind).map(({ id }) => id);
    const known = await selectKnown(ctx.db, {
      users: of('users'),
      departments: of('departments'),
      templates: of('templates'),
      fields: of('fields'),
    });
    const missing = this.#named.find(({ id }) => !known.has(id));
    if (missing !== undefined)
      throw invalid(missing.place, `names ${missing.id}, which ${nouns[missing.kind]}.`);
  }
}
