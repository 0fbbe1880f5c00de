import type {
  BuiltInRole,
  Department,
  User,
  UserDepartmentInput,
  UserFieldsUpdate,
} from '#generated/console/types.gen.ts';
import { roles } from './user-states.ts';

type Place = Required<UserDepartmentInput>;

/** A member as a form holds one: under the id of each department the id of the level there. */
export interface MemberFields {
  readonly name: string;
  readonly role: BuiltInRole | '';
  readonly [departmentId: string]: string;
}

export const fieldsOf = ({
  name,
  role,
  departments,
}: Pick<User, 'name' | 'role' | 'departments'>): MemberFields =>
  withPlaces({ name, role: role ?? '' }, departments);

export const withPlaces = ({ name, role }: MemberFields, places: readonly Place[]): MemberFields => ({
  name,
  role,
  ...Object.fromEntries(places.map(({ department_id: department, level_id: level }) => [department, level])),
});

export const placesOf = ({ name, role, ...places }: MemberFields): Place[] =>
  Object.entries(places).map(([department, level]) => ({ department_id: department, level_id: level }));

/** What differs, and nothing else: who may change a department need not be one who may give a role. */
export function changesOf(user: User, wanted: MemberFields): Partial<UserFieldsUpdate> {
  const keyOf = (places: readonly Place[]) =>
    places
      .map(({ department_id: id, level_id: level }) => `${id} ${level}`)
      .sort()
      .join();
  const places = placesOf(wanted);
  return {
    name: wanted.name.trim(),
    ...(wanted.role !== (user.role ?? '') && { role: wanted.role === '' ? null : wanted.role }),
    ...(keyOf(places) !== keyOf(user.departments) && { departments: places }),
  };
}

/** A field and what is in it now. */
export function wordsOf(
  departments: readonly Department[],
  field: string,
  now: string | undefined,
): [string, string] {
  if (field === 'name') return ['Name', `now “${now}”`];
  if (field === 'role')
    return ['Role', now === '' || now === undefined ? 'now none' : `now ${roles[now as BuiltInRole]}`];
  const department = departments.find(({ id }) => id === field);
  return [
    department?.name ?? 'A department',
    now === undefined
      ? 'taken out'
      : `now ${department?.levels.find(({ id }) => id === now)?.name ?? 'another level'}`,
  ];
}
