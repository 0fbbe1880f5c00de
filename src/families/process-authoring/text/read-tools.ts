import type { Node } from 'yaml';
import { property as placeOf } from '#src/platform/errors/index.ts';
import { flag, members, text, type Reading, type TextReader } from './reader.ts';

/** What every tool has; the rest is its configuration, as the contract names it, with members by e-mail address. */
const shell: Reading = {
  name: ['name', text],
  description: ['description', text],
  icon: ['icon', text],
  required: ['is_required', flag],
  visible_to: ['is_visible_to_all', readVisibility],
};

export function readTool(reader: TextReader, node: Node, place: string): unknown {
  const { source } = reader;
  source.note(place, node);
  const tool: Record<string, unknown> = {};
  const config: [string, unknown][] = [];
  source.note(`${place}.config`, node);
  for (const { key, value } of source.entries(node, 'a tool')) {
    if (value === undefined) continue;
    const [property, read] = Object.hasOwn(shell, key) ? shell[key]! : [];
    if (property === undefined || read === undefined)
      config.push([
        key === 'approvers' ? 'approver_ids' : key,
        configValue(reader, key, value, `${place}.config`),
      ]);
    else {
      source.note(`${place}.${property}`, value);
      tool[property] = read(reader, value, `${place}.${property}`);
    }
  }
  return { ...tool, config: Object.fromEntries(config) };
}

function configValue(reader: TextReader, key: string, value: Node, place: string): unknown {
  if (key !== 'approvers') return reader.source.value(value, placeOf(place, key));
  reader.source.note(`${place}.approver_ids`, value);
  return members(reader, value, `${place}.approver_ids`);
}

function readVisibility({ source }: TextReader, node: Node): boolean {
  const word = source.text(node, 'This');
  if (word !== 'everybody' && word !== 'assignees') source.fail(node, 'must be everybody or assignees.');
  return word === 'everybody';
}
