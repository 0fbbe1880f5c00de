import type { MarketplaceContentKind, MarketplaceRequirement } from '#generated/types.gen.ts';
import { keyFor } from '#src/domain/names/index.ts';
import type { References } from '../kinds/index.ts';
import { choicePlaceholder, sourceIdOf, sourcePlaceholder } from './placeholders.rules.ts';

/** A record of the agency that belongs to an item. */
export interface Member {
  readonly kind: MarketplaceContentKind;
  readonly id: string;
}

/** What tells a record of an item from the others: a layout has the id of its definition, which may be in the item too. */
export const keyOf = ({ kind, id }: Member): string => (kind === 'entity_layout' ? `layout ${id}` : id);

type Choice = 'client_profile' | 'ticket_inbox';

/** What the importing agency has to have or choose, collected over all records of an item. */
export class Requirements {
  readonly #choices = new Map<string, { readonly kind: Choice; readonly key: string; readonly id: string }>();
  readonly #integrations = new Set<string>();
  readonly #names: ReadonlyMap<string, string>;

  /** Names of client profiles and inboxes by id. */
  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  /** The key under which it is asked for; undefined when there is no such record any more. */
  choose(kind: Choice, id: string): string | undefined {
    const known = this.#choices.get(id);
    if (known !== undefined) return known.key;
    const name = this.#names.get(id);
    if (name === undefined) return undefined;
    const taken = new Set([...this.#choices.values()].map(({ key }) => key));
    const key = keyFor(name, taken, kind);
    this.#choices.set(id, { kind, key, id });
    return key;
  }

  use(integration: string): void {
    this.#integrations.add(integration);
  }

  list(): MarketplaceRequirement[] {
    return [
      ...[...this.#choices.values()].map(({ kind, key, id }) => ({
        kind,
        key,
        name: this.#names.get(id)!,
        is_required: true,
      })),
      // Automations are imported disabled: accounts can be connected later.
      ...[...this.#integrations].map((key) => ({
        kind: 'integration' as const,
        key,
        name: titleOf(key),
        is_required: false,
      })),
    ];
  }
}

const titleOf = (key: string): string =>
  key
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** What one record refers to. */
export class Collected implements References {
  readonly members: Member[] = [];
  readonly fields: { readonly recordKind: string; readonly key: string }[] = [];
  readonly missing: string[] = [];
  readonly #listingId: string;
  readonly #chosen: ReadonlySet<string>;
  readonly #requirements: Requirements;

  /** `chosen` are the keys of the records that were chosen for the item. */
  constructor(listingId: string, chosen: ReadonlySet<string>, requirements: Requirements) {
    this.#listingId = listingId;
    this.#chosen = chosen;
    this.#requirements = requirements;
  }

  record(kind: MarketplaceContentKind, id: string): string {
    this.members.push({ kind, id });
    return this.part(keyOf({ kind, id }));
  }

  choice(kind: Choice, id: string): string {
    if (kind === 'client_profile' && this.#chosen.has(keyOf({ kind, id }))) return this.record(kind, id);
    const key = this.#requirements.choose(kind, id);
    if (key === undefined) this.missing.push(kind === 'client_profile' ? 'client profile' : 'ticket inbox');
    return choicePlaceholder(key ?? kind);
  }

  part(id: string): string {
    return sourcePlaceholder(sourceIdOf(this.#listingId, id));
  }

  field(recordKind: string, key: string): void {
    this.fields.push({ recordKind, key });
  }

  integration(key: string): void {
    this.#requirements.use(key);
  }
}
