import { isMap, type Node } from 'yaml';
import type { ProcessAssignmentMode } from '#generated/types.gen.ts';
import { parseDueRule } from './due-rules.ts';
import {
  department,
  duration,
  flag,
  isText,
  members,
  template,
  text,
  texts,
  type Reading,
  type TextReader,
} from './reader.ts';
import { readTool } from './read-tools.ts';
import type { Entry } from './source.ts';

/** Words for the ways to assign a stage, besides a list of members. */
export const assignmentWords: Readonly<Record<string, ProcessAssignmentMode>> = {
  nobody: 'none',
  'task assignees': 'task_assignees',
  'client owners': 'client_owners',
  auto: 'auto',
};

const dueRule = ({ source }: TextReader, node: Node) => {
  const words = source.text(node, 'The due date');
  return (
    parseDueRule(words) ??
    source.fail(
      node,
      `"${words.slice(0, 80)}" is not a due date. Write it as 3d after start, 2h before due or 1d after predecessors.`,
    )
  );
};

const substage: Reading = {
  name: ['name', text],
  description: ['description', text],
  required: ['is_required', flag],
  assign: ['user_ids', members],
  due: ['due_rule', dueRule],
};

const stage: Reading = {
  name: ['name', text],
  instructions: ['instructions', text],
  required: ['is_required', flag],
  auto_start: ['auto_start', flag],
  auto_complete: ['auto_complete', flag],
  department: ['department_id', department],
  assign: ['assignment', readAssignment],
  due: ['due_rule', dueRule],
  estimate: ['estimated_minutes', duration],
  fields: ['required_field_keys', texts],
  statuses: ['status_template_id', template],
  after: ['predecessors', readPredecessors],
  substages: [
    'substages',
    (reader, node, place) =>
      reader.list(node, 'The list of substages', place, (item, at) => readSubstage(reader, item, at)),
  ],
  tools: [
    'tools',
    (reader, node, place) =>
      reader.list(node, 'The list of tools', place, (item, at) => readTool(reader, item, at)),
  ],
};

/** A stage without a name is called by its key; without `tools` it has none. */
export function readStage(reader: TextReader, { key, keyNode, value }: Entry, place: string): unknown {
  reader.source.note(place, keyNode);
  reader.source.note(`${place}.key`, keyNode);
  const given = value === undefined ? {} : reader.record(value, 'a stage', place, stage);
  reader.source.note(place, keyNode);
  return { name: nameOf(key), tools: [], ...given, key };
}

const nameOf = (key: string): string => key.slice(0, 1).toUpperCase() + key.slice(1).replaceAll('_', ' ');

function readSubstage(reader: TextReader, node: Node, place: string): unknown {
  if (!isText(node)) return reader.record(node, 'a substage', place, substage);
  reader.source.note(`${place}.name`, node);
  return { name: text(reader, node) };
}

function readAssignment(reader: TextReader, node: Node, place: string): unknown {
  const { source } = reader;
  if (isText(node)) {
    const word = source.text(node, 'The assignment').trim();
    if (Object.hasOwn(assignmentWords, word)) return { mode: assignmentWords[word] };
  }
  if (isMap(node))
    return { mode: 'auto', ...reader.record(node, 'the assignment', place, { auto: ['skills', texts] }) };
  source.note(`${place}.user_ids`, node);
  return { mode: 'members', user_ids: members(reader, node, `${place}.user_ids`) };
}

/** `copy`, `[copy, design]`, or `{copy: {type: start_to_start, lag: 2h}}`. */
function readPredecessors(reader: TextReader, node: Node, place: string): unknown[] {
  if (!isMap(node)) {
    return reader.list(node, 'The list of stages', place, (item, at) => {
      reader.source.note(`${at}.key`, item);
      return { key: text(reader, item) };
    });
  }
  return reader.source.entries(node, 'after').map(({ key, keyNode, value }, index) => {
    const at = `${place}[${index}]`;
    reader.source.note(at, keyNode);
    reader.source.note(`${at}.key`, keyNode);
    const how =
      value === undefined
        ? {}
        : reader.record(value, 'a dependency', at, { type: ['type', text], lag: ['lag_minutes', duration] });
    return { ...how, key };
  });
}
