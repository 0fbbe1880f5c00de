import { bundle, type Bundle, type BundleOptions } from './bundle.ts';
import { hasErrors, sortDiagnostics, type Diagnostic } from './diagnostics.ts';
import { isFamilyFile } from './family-files.ts';
import { familyBundle, knownNames } from './family.ts';
import { lint } from './lint.ts';
import { createLoader, type Loader } from './load.ts';
import type { Rule } from './rule.ts';
import { checkStructure } from './structure.ts';
import { checkSchemas } from './valid-schemas.ts';
import { viewContract, type ViewOptions } from './view.ts';

export interface AnalyseOptions extends Pick<BundleOptions, 'overlays' | 'include'> {
  /** The entry document. */
  readonly spec: string;
  /** The contract's own rules; without them only what cannot be compiled is refused. */
  readonly rules?: readonly Rule[];
  /** Lints this family alone; the rest of the contract may be unfinished. */
  readonly family?: string;
  /** Paths of a family that begin so are this contract's; another contract of the same families names the others. */
  readonly ownPaths?: string;
  readonly loader?: Loader;
  /** Whether an example is to be judged anew; all are without it. */
  readonly isNew?: ViewOptions['isNew'];
  /** Told of the bundle before the rules run, so that slower work can begin beside them. */
  readonly onBundled?: (bundle: Bundle) => void;
}

export interface Analysis {
  readonly bundle: Bundle;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the bundler finds is the subject of rules that our own contract numbers. */
const ruleOf: Readonly<Record<string, string>> = { ref: 'C61', name: 'C26' };

const numbered = (diagnostics: readonly Diagnostic[], { rules }: AnalyseOptions): Diagnostic[] =>
  diagnostics.map((diagnostic) =>
    rules === undefined ? diagnostic : { ...diagnostic, code: ruleOf[diagnostic.code] ?? diagnostic.code },
  );

/** Bundles a contract and applies its rules: everything that is to be said before anything is emitted. */
export function analyse(options: AnalyseOptions): Analysis {
  return options.family === undefined ? analyseWhole(options) : analyseFamily(options, options.family);
}

function analyseWhole(options: AnalyseOptions): Analysis {
  const result = bundle(options.spec, options);
  const unreadable = unreadableIn(result.diagnostics);
  if (unreadable.length > 0) return { bundle: result, diagnostics: unreadable };
  // Rules on a document with holes would only repeat what is said about the holes.
  const flaws = [...numbered(result.diagnostics, options), ...checkStructure(result)];
  if (hasErrors(flaws)) return { bundle: result, diagnostics: sortDiagnostics(flaws) };
  options.onBundled?.(result);
  const view = viewContract(result, { isNew: options.isNew });
  const found = [...flaws, ...checkSchemas(view), ...lint(view, options.rules ?? [])];
  return { bundle: result, diagnostics: withoutConsequences(sortDiagnostics(found)) };
}

/** Files that cannot be read. Whatever refers to them leads nowhere then, which says nothing of the cause. */
const unreadableIn = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
  sortDiagnostics(found.filter(({ code }) => code === 'yaml'));

/** Of a misspelt keyword. What is not read as it was meant breaks other rules, which say nothing of the cause. */
const misspelling = 'C31';

function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = found.filter(({ code }) => code === misspelling);
  const others = found.filter(({ code, severity }) => code !== misspelling && severity === 'error').length;
  if (causes.length === 0 || others === 0) return found;
  const last = causes.at(-1)!;
  return [
    ...causes.slice(0, -1),
    {
      ...last,
      message: `${last.message} (${others} more error${others === 1 ? '' : 's'}, which may follow from this, shown once this is corrected.)`,
    },
  ];
}

function analyseFamily(options: AnalyseOptions, family: string): Analysis {
  const loader = options.loader ?? createLoader();
  const result = bundle(options.spec, {
    ...options,
    ...familyBundle(options.spec, family, loader, options.ownPaths),
    loader,
  });
  const flaws = result.diagnostics.filter((diagnostic) => concerns(diagnostic, family));
  const unreadable = unreadableIn(flaws);
  if (unreadable.length > 0) return { bundle: result, diagnostics: unreadable };
  if (result.files.length === 0)
    return { bundle: result, diagnostics: sortDiagnostics(numbered(flaws, options)) };
  const view = viewContract(result, { family, known: knownNames(options.spec, loader) });
  const linted = [...checkSchemas(view), ...lint(view, options.rules ?? [])];
  const diagnostics = [
    ...numbered(flaws, options),
    ...linted.filter((diagnostic) => concerns(diagnostic, family)),
  ];
  return { bundle: result, diagnostics: withoutConsequences(sortDiagnostics(diagnostics)) };
}

/** What other engineers' unfinished families would cause is left to their own run. */
function concerns({ place, code, severity }: Diagnostic, family: string): boolean {
  if (isFamilyFile(place.file, family)) return true;
  return severity === 'error' && !place.file.includes('/families/') && code !== 'ref' && code !== 'C60';
}
