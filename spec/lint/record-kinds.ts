import { isObject, own } from '../../src/compiler/json.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import { namedValues, type Named } from './schema-sites.ts';

/** Where every kind of record has its one name, with the kinds that a place takes beside it. */
const home = 'shared/record-kinds.yaml';

/** Lists of words that kinds of records are among, with what they are lists of (C35). */
const otherLists: ReadonlyMap<string, string> = new Map([
  ['ScopeTypeKey', 'scopes of short codes: `caller` is one, and no kind'],
  ['AiMemoryScope', 'for whom a memory holds'],
]);

/** Names of what holds a kind of record and is not called `record_kind` (C35). */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['kind', 'the kind of what it stands in, beside its id'],
  ['key', 'the kind itself, in a list of kinds'],
  ['keys', 'the kinds themselves, of a list of kinds'],
  ['anchor_kind', 'a link has two ends: a record of a custom object, and an anchor'],
  ['content_kind', 'an item of the marketplace holds records of several kinds, and is about none'],
  ['definition_kind', 'the definition of a record, beside the `record_kind` of the record'],
  ['folder_kind', 'what a folder holds; its own `record_kind` is `folder`'],
  ['maps_to', 'what a response to a form becomes'],
  ['reference_kind', 'what the id in a setting names; the setting is about another record'],
]);

/** Every kind of record has one name, and a closed list of kinds stands beside `RecordKind` (C35). */
export const recordKindRules: readonly Rule[] = [
  {
    id: 'C35',
    severity: 'error',
    check: (contract, report) => {
      const kinds = new Set(allKinds(contract));
      if (kinds.size === 0) return;
      for (const { value, tokens } of contract.schemas) {
        const words = wordsOf(value);
        if (words.length === 0) continue;
        if (contract.bundle.locate(tokens).file.endsWith(home)) checkSubset(words, kinds, tokens, report);
        else if (isListOfKinds(words, kinds) && !tokens.some((token) => otherLists.has(String(token))))
          report(
            tokens,
            `This lists kinds of records. Declare it in spec/${home}, or say in spec/lint/record-kinds.ts what it lists.`,
          );
      }
      for (const named of namedValues(contract)) {
        checkName(named, contract, report);
        if (/^record_kinds?$/.test(named.name))
          checkSubset(fixedWords(named.schema), kinds, named.tokens, report);
      }
    },
  },
];

/** Read where it is written: not every root uses it. */
const allKinds = ({ bundle }: ContractView): string[] => {
  const file = bundle.files.find(({ path }) => path.endsWith(home));
  return wordsOf(own(own(own(file?.root, 'components'), 'schemas'), 'RecordKind'));
};

const wordsOf = (schema: unknown): string[] => {
  const words = own(schema, 'enum');
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
};

/** Words that a value lists where it stands. */
const fixedWords = (schema: unknown): string[] => {
  const fixed = own(schema, 'const');
  return typeof fixed === 'string' ? [fixed] : wordsOf(own(schema, 'items') ?? schema);
};

/** Most of its words are kinds, and it has more of them than two lists have in common by chance. */
function isListOfKinds(words: readonly string[], kinds: ReadonlySet<string>): boolean {
  const known = words.filter((word) => kinds.has(word)).length;
  return known > 2 && known * 2 > words.length;
}

function checkSubset(
  words: readonly string[],
  kinds: ReadonlySet<string>,
  tokens: Named['tokens'],
  report: Report,
): void {
  for (const word of words.filter((word) => !kinds.has(word)))
    report(tokens, `"${word}" is no kind of RecordKind. Use its name there, or add it.`);
}

function checkName({ name, schema, tokens }: Named, { bundle, resolve }: ContractView, report: Report): void {
  if (name === 'record_kind' || name === 'record_kinds' || otherNames.has(name)) return;
  const component = componentOf(schema, resolve);
  if (component === undefined || wordsOf(resolve({ $ref: component })).length === 0) return;
  const way = component.split('/').slice(1);
  if (bundle.locate(way).file.endsWith(home))
    report(
      tokens,
      `"${name}" holds a kind of record: name it record_kind, or say in spec/lint/record-kinds.ts why not.`,
    );
}

/** The last component that a value, or each value of a list, refers to. */
function componentOf(
  schema: unknown,
  resolve: ContractView['resolve'],
  found?: string,
  depth = 0,
): string | undefined {
  if (!isObject(schema) || depth > 10) return found;
  const { $ref, items, anyOf } = schema;
  if (typeof $ref === 'string') {
    const target = resolve(schema);
    return componentOf(
      target.items === undefined ? target.anyOf && target : target,
      resolve,
      $ref,
      depth + 1,
    );
  }
  if (items !== undefined) return componentOf(items, resolve, found, depth + 1);
  const first = Array.isArray(anyOf) ? anyOf[0] : undefined;
  return first === undefined ? found : componentOf(first, resolve, found, depth + 1);
}
