import type { DataImportMapping } from '#generated/console/types.gen.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import type { StoredImport } from './imports.queries.ts';
import type { Target } from './targets/target.ts';

type Wanted = Pick<StoredImport, 'columns' | 'mapping' | 'key_column' | 'match_targets' | 'source_name'>;

/** 400 for a column that the file lacks, a target that there is not, or one of them twice. */
export function requireMapping({ columns, mapping }: Wanted, targets: readonly Target[]): void {
  const names = new Set(columns.map(({ name }) => name));
  const byKey = new Map(targets.map((target) => [target.key, target]));
  const seen = { column: new Map<string, number>(), target: new Map<string, number>() };
  mapping.forEach((each, index) => {
    const place = `body.mapping[${index}]`;
    if (!names.has(each.column))
      throw invalid(
        `${place}.column`,
        `names "${each.column}", which is not a column of the file: ${listed([...names])}.`,
      );
    const target = byKey.get(each.target);
    if (target === undefined)
      throw invalid(
        `${place}.target`,
        `names "${each.target}", which is not a target; GET /console/api/data-import-targets lists them.`,
      );
    for (const part of ['column', 'target'] as const) {
      const former = seen[part].get(each[part]);
      if (former !== undefined)
        throw invalid(
          `${place}.${part}`,
          `repeats that of body.mapping[${former}]; each can occur only once.`,
        );
      seen[part].set(each[part], index);
    }
    requireAddable(each, target, place);
  });
}

function requireAddable(
  { is_adding_choices: isAdding }: DataImportMapping,
  { key, reader }: Target,
  place: string,
): void {
  const canAdd = reader.as === 'tags' || (reader.as === 'choice' && reader.fieldId !== null);
  if (isAdding && !canAdd)
    throw invalid(
      `${place}.is_adding_choices`,
      `must be false for "${key}": only tags and choices of custom fields that all records share can be added.`,
    );
}

/** 400 for a column of identifiers that the file lacks or that no source goes with, and for targets that cannot match. */
export function requireMatching(wanted: Wanted, targets: readonly Target[]): void {
  const { columns, key_column: key, source_name: source, match_targets: matching, mapping } = wanted;
  requireKeyColumn({ columns, key_column: key });
  if (key !== null && source === null)
    throw invalid(
      'body.key_column',
      'needs source_name: identifiers belong to the system that they come from.',
    );
  matching.forEach((wantedKey, index) => {
    const place = `body.match_targets[${index}]`;
    const target = targets.find(({ key: each }) => each === wantedKey);
    if (target?.can_match !== true)
      throw invalid(
        place,
        `names "${wantedKey}", by which records cannot be matched; see can_match of the targets.`,
      );
    if (!mapping.some((each) => each.target === wantedKey))
      throw invalid(place, `names "${wantedKey}", to which no column is mapped.`);
  });
}

export function requireKeyColumn({ columns, key_column: key }: Pick<Wanted, 'columns' | 'key_column'>): void {
  const names = columns.map(({ name }) => name);
  if (key !== null && !names.includes(key))
    throw invalid('body.key_column', `names "${key}", which is not a column of the file: ${listed(names)}.`);
}
