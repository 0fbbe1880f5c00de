import type { Diagnostic } from './diagnostics.ts';
import type { ContractView, Report, Rule } from './rule.ts';

/** Runs every rule over a contract; each message has the author's place. */
export function lint(contract: ContractView, rules: readonly Rule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { id, severity, check } of rules) {
    const report: Report = (where, message) => {
      const place = 'file' in where ? where : contract.bundle.locate(where);
      diagnostics.push({ severity, code: id, message, place });
    };
    check(contract, report);
  }
  return diagnostics;
}
