import { invalid, unknownReference } from '#src/platform/errors/index.ts';

/** The properties of a user that decide whether they can be assigned or notified. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'member' | 'service_account';
  readonly status: 'invited' | 'active' | 'suspended';
}

/**
 * 400 that names the first of the ids that cannot be put in charge, or told of changes: nobody of this agency, or somebody
 * who is suspended. `people`: those of them who have not left; those in `known` stood there before and may stay.
 */
export function requireUsers(
  people: readonly Person[],
  ids: readonly string[],
  place: string,
  known: readonly string[] = [],
): void {
  const byId = new Map(people.map((person) => [person.id, person]));
  const kept = new Set(known);
  ids.forEach((id, index) => {
    if (kept.has(id)) return;
    const person = byId.get(id);
    if (person === undefined) throw unknownReference(`${place}[${index}]`, id, 'a user of this agency');
    if (person.status === 'suspended')
      throw invalid(
        `${place}[${index}]`,
        `names ${id} (${person.name}), who is suspended. Choose another user, or reactivate this one first.`,
      );
  });
}

/** The same for work that only members can do: 400 also for a service account. */
export function requireMembers(
  people: readonly Person[],
  ids: readonly string[],
  place: string,
  known: readonly string[] = [],
): void {
  requireUsers(people, ids, place, known);
  ids.forEach((id, index) => {
    const person = known.includes(id) ? undefined : people.find((one) => one.id === id);
    if (person?.kind === 'service_account')
      throw invalid(
        `${place}[${index}]`,
        `names ${id} (${person.name}), which is a service account. Choose a member.`,
      );
  });
}
