import type {
  AudienceRule,
  CustomObject,
  CustomObjectCreate,
  CustomObjectUpdate,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { refuseRepeated } from './lifecycle.rules.ts';

/** What a custom object is besides its definition. */
export type Settings = Pick<
  CustomObject,
  | 'name'
  | 'plural_name'
  | 'description'
  | 'icon'
  | 'color'
  | 'name_label'
  | 'name_template'
  | 'client_requirement'
  | 'anchors'
  | 'record_access'
  | 'view_permission'
  | 'view_audience'
  | 'edit_permission'
  | 'edit_audience'
>;

const defaults: Omit<Settings, 'name' | 'plural_name'> = {
  description: null,
  icon: null,
  color: null,
  name_label: 'Name',
  name_template: null,
  client_requirement: 'optional',
  anchors: [],
  record_access: 'all',
  view_permission: null,
  view_audience: null,
  edit_permission: null,
  edit_audience: null,
};

/** The settings of a custom object without what else it is. */
export const settingsOf = (object: CustomObject): Settings => {
  const names = ['name', 'plural_name', ...Object.keys(defaults)] as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, object[name]])) as unknown as Settings;
};

/** The settings after a request: what it leaves out stays, or takes its default in a new custom object. */
export async function settleSettings(
  ctx: ReadContext,
  wanted: CustomObjectCreate | CustomObjectUpdate,
  former?: Settings,
): Promise<Settings> {
  const current = { ...defaults, name: '', plural_name: '', ...former };
  const settled: Settings = {
    name: wanted.name?.trim() ?? current.name,
    plural_name: wanted.plural_name?.trim() ?? current.plural_name,
    description: orStays(wanted.description, current.description),
    icon: orStays(wanted.icon, current.icon),
    color: orStays(wanted.color, current.color),
    name_label: wanted.name_label?.trim() ?? current.name_label,
    name_template: orStays(wanted.name_template?.trim() ?? wanted.name_template, current.name_template),
    client_requirement: wanted.client_requirement ?? current.client_requirement,
    anchors: wanted.anchors === undefined ? current.anchors : anchorsOf(wanted.anchors),
    record_access: wanted.record_access ?? current.record_access,
    view_permission: orStays(wanted.view_permission, current.view_permission),
    view_audience: orStays(tidyAudience(wanted.view_audience), current.view_audience),
    edit_permission: orStays(wanted.edit_permission, current.edit_permission),
    edit_audience: orStays(tidyAudience(wanted.edit_audience), current.edit_audience),
  };
  await requireAudiences(ctx, wanted, former);
  return settled;
}

const orStays = <T>(wanted: T | undefined, current: T): T => (wanted === undefined ? current : wanted);

function anchorsOf(inputs: NonNullable<CustomObjectCreate['anchors']>): Settings['anchors'] {
  refuseRepeated(
    inputs.map(({ kind }) => kind),
    (index, kind) => invalid(`body.anchors[${index}].kind`, `repeats the kind ${kind}.`),
  );
  return inputs.map(({ kind, name = null, cardinality = 'many_to_many' }) => ({
    kind,
    name: name === null ? null : name.trim(),
    cardinality,
  }));
}

const tidyAudience = <A extends AudienceRule | null | undefined>(audience: A): A =>
  audience == null
    ? audience
    : ({
        is_everyone: audience.is_everyone,
        department_ids: audience.department_ids.map(storedId),
        level_ids: audience.level_ids.map(storedId),
        user_ids: audience.user_ids.map(storedId),
      } as A);

/** 400 for an audience that names nobody, or others than there are. Those it had before may stay. */
async function requireAudiences(
  ctx: ReadContext,
  wanted: Pick<CustomObjectUpdate, 'view_audience' | 'edit_audience'>,
  former: Settings | undefined,
): Promise<void> {
  const named = new NamedRecords(
    new Set(
      [former?.view_audience, former?.edit_audience].flatMap((audience) =>
        audience == null ? [] : [...audience.department_ids, ...audience.level_ids, ...audience.user_ids],
      ),
    ),
  );
  for (const side of ['view_audience', 'edit_audience'] as const) {
    const audience = wanted[side];
    if (audience == null) continue;
    const place = `body.${side}`;
    const lists = [audience.department_ids, audience.level_ids, audience.user_ids];
    if (audience.is_everyone && lists.some((list) => list.length > 0))
      throw invalid(`${place}.is_everyone`, 'must be false when departments, levels or members are named.');
    if (!audience.is_everyone && lists.every((list) => list.length === 0))
      throw invalid(place, 'must be for everyone, or name departments, levels or members.');
    named
      .addAll('department', audience.department_ids, `${place}.department_ids`)
      .addAll('department_level', audience.level_ids, `${place}.level_ids`)
      .addAll('member', audience.user_ids, `${place}.user_ids`);
  }
  await named.require(ctx);
}
