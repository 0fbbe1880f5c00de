import { isObject, own } from '../../src/compiler/json.ts';
import type { OperationSite, Report, ContractView, Rule } from '../../src/compiler/rule.ts';
import { emittedElsewhere } from './exceptions.ts';

export const eventRules: readonly Rule[] = [
  {
    id: 'C50',
    severity: 'error',
    check: (contract, report) => contract.events.forEach((event) => checkPayload(event, report, contract)),
  },
  {
    id: 'C51',
    severity: 'error',
    check: (contract, report) => {
      if (contract.family !== undefined) return;
      const emitted = new Set(
        contract.operations.flatMap(({ value }) =>
          Array.isArray(value['x-events']) ? value['x-events'] : [],
        ),
      );
      for (const { path, tokens, value } of contract.events) {
        if (emitted.has(path) && value['x-pending'] !== undefined)
          report(
            [...tokens, 'x-pending'],
            `Operations emit ${path}, and whether they are built decides: remove x-pending.`,
          );
        if (!emitted.has(path) && !emittedElsewhere.has(path))
          report(
            tokens,
            `No operation emits ${path}: name it in the x-events of those that do, or in emittedElsewhere of spec/lint/exceptions.ts with the reason.`,
          );
        if (emitted.has(path) && emittedElsewhere.has(path))
          report(
            tokens,
            `Operations emit ${path} by now; take it out of emittedElsewhere in spec/lint/exceptions.ts.`,
          );
      }
    },
  },
];

/** `client_note.created` is described by `ClientNoteCreatedEvent`, whose `data` is `ClientNoteCreatedData`. */
function checkPayload({ path, tokens, value }: OperationSite, report: Report, contract: ContractView): void {
  const noun = path
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const at = [...tokens, 'requestBody', 'content', 'application/json', 'schema'];
  const schema = own(own(own(contract.resolve(value.requestBody), 'content'), 'application/json'), 'schema');
  if (own(schema, '$ref') !== `#/components/schemas/${noun}Event`)
    return report(at, `The payload of ${path} is the component ${noun}Event.`);
  const envelope = contract.resolve(schema);
  const properties = isObject(envelope.properties) ? envelope.properties : {};
  const envelopeAt = ['components', 'schemas', `${noun}Event`];
  if (own(properties.event_type, 'const') !== path)
    report([...envelopeAt, 'properties', 'event_type'], `event_type is const: ${path}.`);
  if (own(properties.data, '$ref') !== `#/components/schemas/${noun}Data`)
    return report([...envelopeAt, 'properties', 'data'], `The data of ${path} is the component ${noun}Data.`);
  const extended = contract.resolve(properties.data).allOf;
  const isCommon =
    Array.isArray(extended) &&
    extended.some((branch) => own(branch, '$ref') === '#/components/schemas/EventCommon');
  if (!isCommon)
    report(
      ['components', 'schemas', `${noun}Data`],
      `${noun}Data extends EventCommon of spec/shared/events.yaml (allOf).`,
    );
}
