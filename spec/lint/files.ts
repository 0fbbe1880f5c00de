import { isObject, own } from '../../src/compiler/json.ts';
import { parsePointer } from '../../src/compiler/pointer.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import { anchorOf, placeOf, type SourceFile } from '../../src/compiler/source.ts';

export const fileRules: readonly Rule[] = [
  {
    id: 'C60',
    severity: 'error',
    check: (contract, report) => checkFiles(contract, report, []),
  },
  unused('error', (file) => !isShared(file)),
  // A shared shape may wait for the family that will use it.
  unused('warning', (file) => isShared(file)),
];

/** The same rules for a contract that borrows from these families and categories of events: what it leaves out of them is no oversight. */
export const borrowing =
  (names: readonly string[]) =>
  (rule: Rule): Rule =>
    rule.id === 'C60' ? { ...rule, check: (contract, report) => checkFiles(contract, report, names) } : rule;

function checkFiles(contract: ContractView, report: Report, borrowed: readonly string[]): void {
  const [root, ...others] = contract.bundle.files;
  if (root === undefined) return;
  const referenced = checkRoot(root, report);
  const whole = others.filter(
    ({ path }) =>
      !borrowed.some(
        (name) => path.endsWith(`/families/${name}.yaml`) || path.endsWith(`/events/${name}.yaml`),
      ),
  );
  for (const file of whole) checkFamily(file, referenced, report);
}

function unused(severity: Rule['severity'], concerns: (file: string) => boolean): Rule {
  return {
    id: 'C61',
    severity,
    check: (contract, report) => {
      for (const { section, name, place } of contract.bundle.unused) {
        if (concerns(place.file) && isJudged(contract, place.file))
          report(place, `Nothing uses ${name} in ${section}; use it or take it out.`);
      }
    },
  };
}

const isShared = (file: string): boolean => file.includes('/spec/shared/');

/** Linted alone, a family says nothing about what other families use of shared files and events. */
const isJudged = ({ family }: ContractView, file: string): boolean =>
  family === undefined || file.endsWith(`/families/${family}.yaml`);

/** Each entry of the root is a reference to the same entry of a family's or an event category's file. */
function checkRoot(root: SourceFile, report: Report): ReadonlySet<string> {
  const referenced = new Set<string>();
  for (const map of ['paths', 'webhooks']) {
    const entries = own(root.root, map);
    if (!isObject(entries)) continue;
    for (const [key, item] of Object.entries(entries)) {
      const place = placeOf(anchorOf(entries, key)!);
      const ref = own(item, '$ref');
      const [file = '', fragment = ''] = typeof ref === 'string' ? ref.split('#') : [];
      const folder = map === 'paths' ? './families/' : './events/';
      if (!file.startsWith(folder))
        report(place, `Refer to the entry of this name in ${folder.slice(2)}: ${key}: { $ref: '…' }.`);
      else if (parsePointer(fragment).join(' ') !== `${map} ${key}`)
        report(place, `The reference leads to ${fragment}, which is another name than ${key}.`);
      referenced.add(`${map} ${key}`);
    }
  }
  return referenced;
}

function checkFamily(file: SourceFile, referenced: ReadonlySet<string>, report: Report): void {
  for (const map of ['paths', 'webhooks']) {
    const entries = own(file.root, map);
    if (!isObject(entries)) continue;
    for (const key of Object.keys(entries)) {
      if (!referenced.has(`${map} ${key}`))
        report(placeOf(anchorOf(entries, key)!), `Add ${key} to "${map}" in spec/openapi.yaml.`);
    }
  }
}
