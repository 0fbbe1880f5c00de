import type { FormMapping } from '#generated/types.gen.ts';
import { fault, groupFaults, textFaults, type Fault, type Known } from './condition-problems.rules.ts';

/** Properties that answers can be put into, besides custom fields. */
const targets: Readonly<Record<FormMapping['kind'], RegExp>> = {
  client:
    /^(contact\.(name|email|phone|role)|address|address\.(line1|line2|city|region|postal_code|country)|tags)$/,
  ticket: /^(contact\.(name|email|phone)|category_key|priority_level|tags)$/,
  task: /^(description|priority_level|tags|due_date|start_date)$/,
  custom_object_record: /^$/,
};

/** What is wrong with the mappings for these questions, by themselves. */
export function mappingFaults(mappings: readonly FormMapping[], known: Known): Fault[] {
  const earlier: FormMapping[] = [];
  return mappings.flatMap((mapping, index) => {
    const place = `settings.mappings[${index}]`;
    const faults = [
      ...(earlier.some(({ key }) => key === mapping.key)
        ? [fault('invalid_mapping', `${place}.key`, `Two mappings have the key ${mapping.key}.`)]
        : []),
      ...groupFaults(mapping.when, `${place}.when`, known, null).map(asMapping),
      ...templateFaults(mapping, place, known, earlier),
      ...fieldFaults(mapping, place, known, earlier),
      ...referenceFaults(mapping, place, earlier),
    ];
    earlier.push(mapping);
    return faults;
  });
}

const asMapping = (each: Fault): Fault => ({ ...each, code: 'invalid_mapping' });

const keysOf = (mappings: readonly FormMapping[]): string[] => mappings.map(({ key }) => key);

function templateFaults(
  mapping: FormMapping,
  place: string,
  known: Known,
  earlier: readonly FormMapping[],
): Fault[] {
  const texts: [string, string | undefined][] =
    mapping.kind === 'ticket'
      ? [
          ['subject_template', mapping.subject_template],
          ['body_template', mapping.body_template],
        ]
      : [['name_template', mapping.name_template]];
  return texts.flatMap(([name, text]) =>
    textFaults(text ?? '', `${place}.${name}`, known, keysOf(earlier), null).map(asMapping),
  );
}

function fieldFaults(
  { kind, fields }: FormMapping,
  place: string,
  known: Known,
  earlier: readonly FormMapping[],
): Fault[] {
  return fields.flatMap(({ element_key: key, value_template: template, value, target }, index) => {
    const at = `${place}.fields[${index}]`;
    const given = [key, template, value].filter((each) => each !== undefined).length;
    if (given !== 1)
      return [fault('invalid_mapping', at, 'A field takes one of element_key, value_template and value.')];
    if (key !== undefined && !known.inputs.has(key) && !known.inputs.has(key.replace(/_other$/, '')))
      return [fault('invalid_mapping', `${at}.element_key`, `${key} is no question of the form.`)];
    if (!target.startsWith('field_values.') && !targets[kind].test(target))
      return [
        fault('invalid_mapping', `${at}.target`, `${target} is nothing that a form can fill in a ${kind}.`),
      ];
    return template === undefined
      ? []
      : textFaults(template, `${at}.value_template`, known, keysOf(earlier), null).map(asMapping);
  });
}

function referenceFaults(mapping: FormMapping, place: string, earlier: readonly FormMapping[]): Fault[] {
  const needs = (name: string, key: string | null | undefined, kind: FormMapping['kind']): Fault[] =>
    key == null || earlier.some((each) => each.key === key && each.kind === kind)
      ? []
      : [
          fault(
            'invalid_mapping',
            `${place}.${name}`,
            `${key} is no earlier mapping that provides a ${kind}.`,
          ),
        ];
  if (mapping.kind === 'client') return [];
  return [
    ...needs('client_mapping_key', mapping.client_mapping_key, 'client'),
    ...(mapping.kind === 'task' ? needs('ticket_mapping_key', mapping.ticket_mapping_key, 'ticket') : []),
  ];
}
