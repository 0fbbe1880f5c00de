import type { ProcessCreate } from '#generated/console/types.gen.ts';
import type { TextNames } from './names.ts';
import { readStage } from './read-stages.ts';
import {
  department,
  duration,
  flag,
  members,
  template,
  text,
  TextReader,
  texts,
  type Reading,
} from './reader.ts';
import { TextSource } from './source.ts';

export interface ReadText {
  /** What the text means, as a request would say it, not yet held against the contract. */
  readonly body: ProcessCreate;
  readonly source: TextSource;
}

const process: Reading = {
  name: ['name', text],
  description: ['description', text],
  icon: ['icon', text],
  color: ['color', text],
  department: ['department_id', department],
  assignees: ['default_assignee_ids', members],
  task_name: ['task_name_template', text],
  priority: ['priority_level', text],
  tags: ['tags', texts],
  due: ['due_offset_minutes', duration],
  estimate: ['estimated_minutes', duration],
  shift_due_on_hold: ['shift_due_on_hold', flag],
  statuses: ['status_template_id', template],
  stages: [
    'stages',
    (reader, node, place) =>
      reader.source
        .entries(node, 'stages')
        .map((entry, index) => readStage(reader, entry, `${place}[${index}]`)),
  ],
};

/** What a text says of a process; 400 with line and column of what it does not say right. */
export function readProcessText(content: string, names: TextNames): ReadText {
  const source = new TextSource(content);
  return {
    body: new TextReader(source, names).record(
      source.root,
      'a process',
      '',
      process,
    ) as unknown as ProcessCreate,
    source,
  };
}
