// Compiles an OpenAPI 3.1 contract: `--help` says how.
import { parseArgs } from 'node:util';
import { analyse } from '../src/compiler/analyse.ts';
import { formatDiagnostic, hasErrors } from '../src/compiler/diagnostics.ts';
import { ownContract } from './contract.ts';

const { values } = parseArgs({ options: { 'lint-only': { type: 'boolean' }, family: { type: 'string' } } });
const { diagnostics } = analyse({ ...ownContract, family: values.family });
for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
console.log(`${diagnostics.filter((d) => d.severity === 'error').length} errors, ${diagnostics.filter((d) => d.severity === 'warning').length} warnings`);
process.exitCode = hasErrors(diagnostics) ? 1 : 0;
