import fs from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import migrator from '@stoplight/spectral-ruleset-migrator';

/** A file of rules such as `.spectral.yaml`, read by what Spectral's command line and its editors read it with. */
export async function readRuleset(file: string): Promise<RulesetDefinition> {
  const text = await migrator.migrateRuleset(file, { format: 'commonjs', fs });
  const module: { exports?: RulesetDefinition } = {};
  compileFunction(text, ['module', 'require'])(module, createRequire(import.meta.url));
  return module.exports!;
}
