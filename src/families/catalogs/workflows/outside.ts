import type { JsonObject, WorkflowActionGuidance } from '#generated/types.gen.ts';
import type { CataloguedEndpoint } from '#src/domain/integrations/index.ts';

type Parameter = CataloguedEndpoint['endpoint']['parameters'][number];

const jsonTypes: Readonly<Partial<Record<Parameter['type'], string>>> = {
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
};

function schemaOfParameter(parameter: Parameter): object {
  const single = {
    ...(parameter.value_schema ?? { type: jsonTypes[parameter.type] ?? 'string' }),
    description: parameter.description,
    ...(parameter.choices.length > 0 && { enum: parameter.choices.map(({ value }) => value) }),
    ...(parameter.minimum !== null && { minimum: parameter.minimum }),
    ...(parameter.maximum !== null && { maximum: parameter.maximum }),
    ...(parameter.max_length !== null && { maxLength: parameter.max_length }),
  };
  return parameter.is_repeated
    ? { type: 'array', items: single, description: parameter.description }
    : single;
}

/** The inputs of an endpoint as JSON Schema. */
export const endpointInputSchema = ({ endpoint: { parameters } }: CataloguedEndpoint): object => ({
  type: 'object',
  additionalProperties: false,
  required: parameters.filter(({ is_required: isRequired }) => isRequired).map(({ key }) => key),
  properties: Object.fromEntries(
    parameters.map((parameter) => [parameter.key, schemaOfParameter(parameter)]),
  ),
});

/** Errors that calls of every service can end with. */
const commonErrors: WorkflowActionGuidance['common_errors'] = [
  {
    code: 'credential_expired',
    meaning: 'The service no longer accepts the connection.',
    cure: 'Connect the account again.',
  },
  {
    code: 'rate_limited',
    meaning: 'The service takes no more calls of the account for now.',
    cure: 'Wait for a minute, or spread the calls.',
  },
];

/** What a caller has to know of an endpoint before using it. */
export const guidanceOn = ({ key, provider, endpoint }: CataloguedEndpoint): WorkflowActionGuidance => ({
  key,
  integration_key: provider.key,
  label: endpoint.title.slice(0, 120),
  guidance: endpoint.guidance ?? endpoint.description,
  prerequisites: [
    `A connected ${provider.name} account.`,
    ...(endpoint.needsSubaccount === undefined || endpoint.needsSubaccount === 'none'
      ? []
      : ['The account within the connection, in `subaccount_key` or mapped to the client.']),
  ],
  required_rights: [...new Set(endpoint.scopes ?? [])],
  limits: [
    ...(endpoint.callsPerMinute === undefined
      ? []
      : [`${endpoint.callsPerMinute} calls a minute for each connection`]),
    ...(endpoint.maxResults === undefined ? [] : [`${endpoint.maxResults} results at most`]),
  ],
  common_errors: [...commonErrors],
  examples: [{ title: endpoint.title.slice(0, 200), config: endpoint.example.inputs as JsonObject }],
});
