import type {
  CustomObjectDefinition,
  CustomObjectDefinitionInput,
  CustomObjectDefinitionOperation,
} from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { asInput } from './settle-definition.ts';

type Operation = CustomObjectDefinitionOperation;
type Draft = { -readonly [P in keyof CustomObjectDefinitionInput]: CustomObjectDefinitionInput[P] };
interface Keyed {
  readonly key: string;
}

/** The parts that operations change, each whole, as if the request had sent them; 400 for an operation on something unknown. */
export function applyOperations(
  definition: CustomObjectDefinition,
  operations: readonly Operation[],
): CustomObjectDefinitionInput {
  const draft: Draft = {};
  operations.forEach((operation, index) =>
    applyOne(definition, draft, operation, `body.operations[${index}]`),
  );
  return draft;
}

type RollupInput = NonNullable<CustomObjectDefinitionInput['rollups']>[number];

function applyOne(
  definition: CustomObjectDefinition,
  draft: Draft,
  operation: Operation,
  place: string,
): void {
  const fields = () => draft.fields ?? definition.fields.map(asInput);
  const relationships = () => draft.relationships ?? definition.relationships;
  const rollups = (): readonly RollupInput[] => draft.rollups ?? definition.rollups;
  switch (operation.op) {
    case 'save_field':
      draft.fields = saved(fields(), operation.field);
      return;
    case 'move_field':
      draft.fields = moved(fields(), operation.field_key, operation.position, `${place}.field_key`);
      return;
    case 'remove_field':
      draft.fields = without(fields(), operation.field_key, `${place}.field_key`);
      return;
    case 'set_lifecycle':
      draft.lifecycle = operation.lifecycle;
      return;
    case 'save_relationship':
      draft.relationships = saved(relationships(), operation.relationship);
      return;
    case 'remove_relationship':
      draft.relationships = without(relationships(), operation.relationship_key, `${place}.relationship_key`);
      return;
    case 'save_rollup':
      draft.rollups = saved(rollups(), operation.rollup);
      return;
    case 'remove_rollup':
      draft.rollups = without(rollups(), operation.rollup_key, `${place}.rollup_key`);
  }
}

/** The item in the place of the one with its key, or at the end. */
function saved<T extends Keyed>(items: readonly T[], item: T): T[] {
  const index = items.findIndex(({ key }) => key === item.key);
  return index < 0 ? [...items, item] : items.with(index, item);
}

function without<T extends Keyed>(items: readonly T[], key: string, place: string): T[] {
  requireKnown(items, key, place);
  return items.filter((item) => item.key !== key);
}

function moved<T extends Keyed>(items: readonly T[], key: string, position: number, place: string): T[] {
  const item = requireKnown(items, key, place);
  const others = items.filter((each) => each !== item);
  return others.toSpliced(position, 0, item);
}

function requireKnown<T extends Keyed>(items: readonly T[], key: string, place: string): T {
  const item = items.find((each) => each.key === key);
  if (item === undefined) throw invalid(place, `names "${key}", which the definition does not have.`);
  return item;
}
