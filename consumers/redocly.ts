import { createConfig, lintFromString } from '@redocly/openapi-core';

/** These only warn, and take nine tenths of the time: they compile a schema for each example. */
const warnings = {
  'no-invalid-media-type-examples': 'off',
  'no-invalid-parameter-examples': 'off',
  'no-invalid-schema-examples': 'off',
} as const;

/** What Redocly's recommended rules find wrong with the document. */
export async function redoclyErrors(source: string): Promise<string[]> {
  // As text: to compare an object with the type of a configuration, which holds the schemas of all formats, takes the compiler seconds.
  const config = await createConfig(JSON.stringify({ extends: ['recommended'], rules: warnings }));
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return found
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}
