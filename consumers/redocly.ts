import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What Redocly's recommended rules find wrong with the document. */
export async function redoclyErrors(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return found
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}
