import { readFileSync } from 'node:fs';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import documentation from '@stoplight/spectral-documentation';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { describe, expect, it } from 'vitest';
import { ConsumerContract } from '#src/api/http/consumer-contract.ts';
import { redoclyErrors } from '../../consumers/redocly.ts';
import { documentationRulesOff, owaspRulesOff } from '../../spec/lint/rulesets.ts';

// Whoever generates, secures or reviews APIs has rules of their own. The served document passes the best known of them.
const text = new ConsumerContract(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  'https://api.agency.example',
).write();

const off = (rules: Readonly<Record<string, string>>): Record<string, 'off'> =>
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off']));

async function spectralErrors(ruleset: unknown, rules: Readonly<Record<string, string>>): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [ruleset], rules: off(rules) } as RulesetDefinition);
  const found = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  // A property named `type` in an example is no schema.
  return found
    .filter(({ severity, path }) => severity === 0 && !path.includes('example') && !path.includes('examples'))
    .map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`);
}

describe('the served contract passes', () => {
  it('the OWASP rules for APIs', async () => {
    expect(await spectralErrors(owasp, owaspRulesOff)).toEqual([]);
  });

  it('the documentation rules of Spectral', async () => {
    expect(await spectralErrors(documentation, documentationRulesOff)).toEqual([]);
  });

  it("Redocly's recommended rules", async () => {
    expect(await redoclyErrors(text)).toEqual([]);
  });
});
