import { readFileSync } from 'node:fs';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import documentation from '@stoplight/spectral-documentation';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { describe, expect, it } from 'vitest';
import { ConsumerContract } from '#src/api/http/consumer-contract.ts';
import { Slices } from '#src/platform/slices.ts';
import { redoclyErrors } from '../../consumers/redocly.ts';
import { documentationRulesOff, owaspRulesOff } from '../../spec/lint/rulesets.ts';
import { resolveLocalRefs } from './local-refs.ts';

// Whoever generates, secures or reviews APIs has rules of their own. The served document passes the best known of them.
const contract = await ConsumerContract.read(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  'https://api.agency.example',
  new Slices(),
);
const text = await contract.write(new Slices());

const off = (rules: Readonly<Record<string, string>>): Record<string, 'off'> =>
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off']));

/** Spectral with the resolver for one document: its own took half of the time. */
const newSpectral = () =>
  new spectralCore.Spectral({
    resolver: {
      uriCache: {},
      resolve: (document: unknown) => Promise.resolve({ result: resolveLocalRefs(document), errors: [] }),
    } as never,
  });

/** What rules of both sets find that are errors: one walk over the document for all of them. */
async function spectralErrors(): Promise<string[]> {
  const rulesets: unknown = [owasp, documentation];
  const unwanted = off({ ...owaspRulesOff, ...documentationRulesOff });
  const spectral = newSpectral();
  spectral.setRuleset({ extends: rulesets, rules: unwanted } as RulesetDefinition);
  const warnings = Object.values(spectral.ruleset!.rules).filter(({ severity }) => severity !== 0);
  spectral.setRuleset({
    extends: rulesets,
    rules: { ...unwanted, ...Object.fromEntries(warnings.map(({ name }) => [name, 'off'])) },
  } as RulesetDefinition);
  const active = Object.values(spectral.ruleset!.rules).filter(({ enabled }) => enabled);
  expect(active.length, 'rules that are on').toBeGreaterThan(10);
  const found = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  // A property named `type` in an example is no schema.
  return found
    .filter(({ path }) => !path.includes('example') && !path.includes('examples'))
    .map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

describe('the served contract passes', () => {
  it('the OWASP rules for APIs and the documentation rules of Spectral', async () => {
    expect(await spectralErrors()).toEqual([]);
  });

  it("Redocly's recommended rules", async () => {
    expect(await redoclyErrors(text)).toEqual([]);
  });
});
