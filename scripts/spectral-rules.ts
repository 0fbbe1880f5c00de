import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Rules that are off only because they misread a contract of several files: they hold for the bundle. */
const onForBundle: ReadonlySet<string> = new Set(['oas3-schema']);

/** Rules of Spectral that `.spectral.yaml` switches off and that do not hold for the bundle either. */
export function spectralRulesOff(file: string): string[] {
  const { rules } = parse(readFileSync(file, 'utf8')) as { rules: Record<string, unknown> };
  return Object.keys(rules).filter((name) => rules[name] === 'off' && !onForBundle.has(name));
}
