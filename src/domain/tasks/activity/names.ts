import type { RecordRef } from '#generated/types.gen.ts';
import { listed } from './words.ts';
import type { ActivityRow } from './entries.queries.ts';

/** Ids of other records in some entries. */
export interface Mentioned {
  readonly userIds: readonly string[];
  readonly clientIds: readonly string[];
  readonly departmentIds: readonly string[];
  readonly taskIds: readonly string[];
}

/** Names by id, of what is there and may be seen. */
export interface FoundNames {
  readonly users: Readonly<Record<string, string>>;
  readonly clients: Readonly<Record<string, string>>;
  readonly departments: Readonly<Record<string, string>>;
  readonly stages: Readonly<Record<string, { readonly name: string; readonly template_id: string | null }>>;
  readonly statuses: readonly {
    readonly kind: string;
    readonly template_id: string | null;
    readonly key: string;
    readonly label: string;
  }[];
  /** Custom fields of tasks by key. */
  readonly fields: Readonly<Record<string, string>>;
  /** Tasks that were merged too, which are no records of their own any more. */
  readonly tasks: Readonly<Record<string, string>>;
  /** Of the viewer. */
  readonly time_zone: string;
  readonly locale: string;
}

const userFields: ReadonlySet<string> = new Set(['assigned_to', 'watcher_ids']);

/** Everything whose name the sentences of these entries may need. */
export function mentionedIn(rows: readonly ActivityRow[]): Mentioned {
  const idsIn = (isWanted: (field: string) => boolean): string[] => [
    ...new Set(
      rows
        .flatMap(({ changes }) => changes)
        .filter(({ field }) => isWanted(field))
        .flatMap(({ old_value: before, new_value: after }) => [...idsOf(before), ...idsOf(after)]),
    ),
  ];
  return {
    userIds: idsIn((field) => userFields.has(field)),
    clientIds: idsIn((field) => field === 'client_id'),
    departmentIds: idsIn((field) => field === 'department_id'),
    taskIds: [
      ...new Set(
        rows.filter(({ record_kind: kind }) => kind === 'task').flatMap(({ record_id: id }) => id ?? []),
      ),
    ],
  };
}

/** A value of the history that holds ids, as a list of them. */
export function idsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

/** Names as sentences need them; what has none is told without. */
export class Names {
  readonly #found: FoundNames;
  readonly #records: ReadonlyMap<string, string | null>;
  readonly #instant: Intl.DateTimeFormat;

  constructor(found: FoundNames, records: readonly RecordRef[]) {
    this.#found = found;
    this.#records = new Map(records.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
    this.#instant = new Intl.DateTimeFormat(found.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: found.time_zone,
    });
  }

  people(ids: readonly string[]): string {
    return listed(ids.map((id) => this.#found.users[id] ?? 'a former member'));
  }

  client(id: string): string {
    return this.#found.clients[id] ?? 'a deleted client';
  }

  department(id: string): string {
    return this.#found.departments[id] ?? 'a deleted department';
  }

  /** `the stage Draft`, by its name of today; `known` is the name that an entry kept itself. */
  stage(id: string | null, known?: unknown): string {
    const name =
      (id === null ? undefined : this.#found.stages[id]?.name) ??
      (typeof known === 'string' ? known : undefined);
    return name === undefined ? 'a removed stage' : `the stage ${name}`;
  }

  taskStatus(key: string): string {
    return this.#label('task', null, key);
  }

  stageStatus(stageId: string | null, key: string): string {
    return this.#label(
      'task_stage',
      (stageId === null ? undefined : this.#found.stages[stageId]?.template_id) ?? null,
      key,
    );
  }

  field(key: string): string {
    return this.#found.fields[key] ?? 'a deleted field';
  }

  /** Undefined for a record that is gone or that the caller may not see. */
  record(kind: string, id: string | null): string | undefined {
    if (id === null) return undefined;
    return this.#records.get(`${kind} ${id}`) ?? (kind === 'task' ? this.#found.tasks[id] : undefined);
  }

  /** An instant in the agency's time zone. */
  instant(at: string): string {
    return this.#instant.format(new Date(at));
  }

  #label(kind: string, templateId: string | null, key: string): string {
    return (
      this.#found.statuses.find(
        (option) => option.kind === kind && option.template_id === templateId && option.key === key,
      )?.label ?? key
    );
  }
}
