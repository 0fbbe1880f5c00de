import { basename, extname } from 'node:path';
import { sections, type Kind } from './grammar.ts';
import { formatPointer } from './pointer.ts';
import { isComponent, type Target } from './resolve.ts';
import { placeOf, type Anchor } from './source.ts';

export const sectionOf = (kind: Kind): string => sections[kind]!;

export const idOf = (target: Pick<Target, 'file' | 'tokens'>): string =>
  `${target.file.path}#${formatPointer(target.tokens)}`;

interface Entry {
  readonly id: string;
  readonly anchor: Anchor;
}

/** Two components of one name: the contract has one place for a name. */
export class NameTaken extends Error {
  readonly anchor: Anchor;

  constructor(section: string, name: string, anchor: Anchor, other: Anchor) {
    const place = placeOf(other);
    super(
      `The name ${name} in ${section} is taken by ${place.file}:${place.line}:${place.column}; a component's name is unique in the whole contract. Rename one of them.`,
    );
    this.anchor = anchor;
  }
}

/** Gives every referenced thing its one name among the components of the bundle. */
export class Names {
  readonly #taken = new Map<string, Map<string, Entry>>();
  readonly #byId = new Map<string, string>();

  /** The name of `target` and whether it is new. A component keeps its name; other targets get one from where they are. */
  claim(kind: Kind, target: Target): { readonly name: string; readonly isNew: boolean } {
    const section = sectionOf(kind);
    const key = `${section} ${idOf(target)}`;
    const known = this.#byId.get(key);
    if (known !== undefined) return { name: known, isNew: false };
    const taken = this.#taken.get(section) ?? new Map<string, Entry>();
    this.#taken.set(section, taken);
    const name = isComponent(target.tokens) ? this.#own(section, taken, target) : derived(target, taken);
    taken.set(name, { id: key, anchor: target.anchor });
    this.#byId.set(key, name);
    return { name, isNew: true };
  }

  /** Gives `name` to a component of the entry file, and to what it stands for when it only refers on. */
  reserve(kind: Kind, name: string, component: Target, content: Target): void {
    const section = sectionOf(kind);
    const taken = this.#taken.get(section) ?? new Map<string, Entry>();
    this.#taken.set(section, taken);
    taken.set(name, { id: `${section} ${idOf(component)}`, anchor: component.anchor });
    for (const target of [component, content]) this.#byId.set(`${section} ${idOf(target)}`, name);
  }

  #own(section: string, taken: ReadonlyMap<string, Entry>, target: Target): string {
    const name = target.tokens[2]!;
    const other = taken.get(name);
    if (other !== undefined) throw new NameTaken(section, name, target.anchor, other.anchor);
    return name;
  }
}

/** `./pet.yaml` becomes `Pet`, `…/Owner/$defs/address` becomes `Address`, or `OwnerAddress` where that is taken. */
function derived(target: Target, taken: ReadonlyMap<string, unknown>): string {
  const stem = basename(target.file.path, extname(target.file.path));
  const words = [stem, ...target.tokens].map(pascal).filter((word) => word !== '');
  for (let length = 1; length <= words.length; length += 1) {
    const name = words.slice(-length).join('');
    if (!taken.has(name)) return name;
  }
  for (let count = 2; ; count += 1) {
    const name = `${words.at(-1)}${count}`;
    if (!taken.has(name)) return name;
  }
}

const structural = new Set(['components', 'schemas', 'properties', '$defs', 'definitions']);

const pascal = (token: string): string =>
  structural.has(token)
    ? ''
    : token
        .split(/[^A-Za-z0-9]+/)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('');
