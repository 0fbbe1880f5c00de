import type { ErrorObject } from 'ajv/dist/2020.js';
import ajv2020 from 'ajv/dist/2020.js';
import type { Diagnostic } from './diagnostics.ts';
import { parsePointer } from './pointer.ts';
import type { ContractView } from './rule.ts';

const ajv = new ajv2020.Ajv2020({ strict: false, allErrors: true, logger: false });

/** Schemas that are no JSON Schemas (2020-12), such as one of `type: sting`: nothing could be emitted from them. */
export function checkSchemas(contract: ContractView): Diagnostic[] {
  const roots = contract.schemas.filter((site) => site.parent?.kind !== 'schema' && contract.isNew(site));
  return roots.flatMap(({ value, tokens }) => {
    if (ajv.validateSchema(value) === true) return [];
    const firstByPlace = new Map((ajv.errors ?? []).toReversed().map((issue) => [issue.instancePath, issue]));
    return [...firstByPlace.values()].map((issue): Diagnostic => {
      const at = [...tokens, ...parsePointer(issue.instancePath)];
      return {
        severity: 'error',
        code: 'schema',
        message: `This is no JSON Schema: "${at.at(-1)}" ${expectation(issue)}.`,
        place: contract.bundle.locate(at),
      };
    });
  });
}

const expectation = ({ keyword, params, message }: ErrorObject): string =>
  keyword === 'enum' ? `must be one of ${(params.allowedValues as unknown[]).join(', ')}` : String(message);
