import { basename } from 'node:path';
import { isFamilyFile } from '../../src/compiler/family-files.ts';
import { isObject, own } from '../../src/compiler/json.ts';
import { parsePointer } from '../../src/compiler/pointer.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import { anchorOf, placeOf, type SourceFile } from '../../src/compiler/source.ts';

/** What a root has to name of the files that it refers to: paths that begin so, and all events or none. */
interface Own {
  readonly paths: string;
  readonly events: boolean;
  /** Whether these paths have files to themselves, beside which other contracts judge what is used. */
  readonly isApart?: boolean;
}

const fileRulesOf = (own: Own): readonly Rule[] => [
  { id: 'C60', severity: 'error', check: (contract, report) => checkFiles(contract, report, own) },
  unused('error', own, (file) => !isShared(file) && (own.isApart !== true || hasOwnName(file, own))),
  // A shared shape may wait for the family that will use it. Kinds of records are a vocabulary of all roots.
  unused('warning', own, (file) => own.events && isShared(file) && !file.endsWith('/record-kinds.yaml')),
];

export const fileRules = fileRulesOf({ paths: '/v1/', events: true });

/** The rules for another contract of the same families: what does not begin with its own `paths` it may borrow or leave. */
export const withPaths = (
  rules: readonly Rule[],
  paths: string,
  options: Pick<Own, 'isApart'> = {},
): readonly Rule[] => [
  ...rules.filter((rule) => !isFileRule(rule)),
  ...fileRulesOf({ paths, events: false, ...options }),
];

const isFileRule = ({ id }: Rule): boolean => id === 'C60' || id === 'C61';

/** Whether a family's file is called as the paths are: `hosted-files.yaml` of `/hosted/`. */
const hasOwnName = (file: string, { paths }: Own): boolean =>
  file.includes(`/families/${paths.split('/')[1]}-`);

function checkFiles(contract: ContractView, report: Report, own: Own): void {
  const [root, ...others] = contract.bundle.files;
  if (root === undefined) return;
  const referenced = checkRoot(root, report);
  for (const file of others) checkFamily(file, referenced, own, basename(root.path), report);
}

function unused(severity: Rule['severity'], own: Own, concerns: (file: string) => boolean): Rule {
  return {
    id: 'C61',
    severity,
    check: (contract, report) => {
      const { unused: found, files } = contract.bundle;
      const judged = found.filter(({ place }) => concerns(place.file) && isJudged(contract, place.file));
      if (judged.length === 0) return;
      const elsewhere = usedByOthers(files, own);
      for (const { section, name, place } of judged)
        if (!elsewhere.has(name)) report(place, `Nothing uses ${name} in ${section}; use it or take it out.`);
    },
  };
}

/** Names of the components that paths and events of another contract need, which stand in the same files. */
function usedByOthers(files: readonly SourceFile[], own: Own): ReadonlySet<string> {
  const components = new Map<string, unknown>();
  const used = new Set<string>();
  const waiting: unknown[] = [];
  for (const { root } of files.slice(1)) {
    for (const section of valuesOf(memberOf(root, 'components')))
      for (const [name, component] of Object.entries(isObject(section) ? section : {}))
        components.set(name, component);
    for (const [path, item] of Object.entries(memberOf(root, 'paths') ?? {}))
      if (!path.startsWith(own.paths)) waiting.push(item);
    if (!own.events) waiting.push(memberOf(root, 'webhooks'));
  }
  for (const value of waiting) {
    for (const name of namesIn(value)) {
      if (used.has(name)) continue;
      used.add(name);
      waiting.push(components.get(name));
    }
  }
  return used;
}

const memberOf = (value: unknown, key: string): object | undefined => {
  const member = own(value, key);
  return isObject(member) ? member : undefined;
};
const valuesOf = (value: object | undefined): readonly unknown[] => Object.values(value ?? {});

/** The names at the ends of all references in the value. */
const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value ?? null).matchAll(/#\/components\/\w+\/(\w+)"/g)].map(([, name]) => name!);

const isShared = (file: string): boolean => file.includes('/spec/shared/');

/** Linted alone, a family says nothing about what other families use of shared files and events. */
const isJudged = ({ family }: ContractView, file: string): boolean =>
  family === undefined || isFamilyFile(file, family);

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

function checkFamily(
  file: SourceFile,
  referenced: ReadonlySet<string>,
  { paths, events }: Own,
  root: string,
  report: Report,
): void {
  for (const map of ['paths', 'webhooks']) {
    const entries = own(file.root, map);
    if (!isObject(entries)) continue;
    for (const key of Object.keys(entries)) {
      const isOwn = map === 'paths' ? key.startsWith(paths) : events;
      if (isOwn && !referenced.has(`${map} ${key}`))
        report(placeOf(anchorOf(entries, key)!), `Add ${key} to "${map}" in spec/${root}.`);
    }
  }
}
