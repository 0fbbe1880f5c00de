import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addToList, nameInIndex, removeFromList } from '../code-files.ts';
import { mergeModule } from '../modules.ts';
import { fileInIndex, isStub, removePendingTest, removeStub } from '../stubs.ts';
import { Contract, type ContractOperation } from './contract.ts';
import { migrationPath } from './migration-path.ts';
import { beatsOf, handlersFile, proofsOf, seedFile, testFile } from './handlers-file.ts';
import { columnsOf, nounsOf, seedHint, writer, type Writer } from './index.ts';
import { folderOf } from './places.ts';
import { missingColumns, migrationFile, queriesFile, type Noun } from './queries-file.ts';
import { modelListOf, withSibling } from './sibling-list.ts';

const contracts = [
  { document: 'generated/openapi.json', index: 'index.ts', pending: 'test/contract/not-implemented.txt' },
  {
    document: 'generated/console/openapi.json',
    index: 'console.ts',
    pending: 'test/contract/console-not-implemented.txt',
  },
] as const;

/** What was written for an operation, and what is left to its author. */
export interface Pending {
  /** Files, from the root; those that were there say what was added. */
  readonly paths: readonly string[];
  readonly hints: readonly string[];
}

/**
 * Writes what follows from the contract for an operation that it has and nobody has written, into the files of its noun. Where the
 * family does not serve the record yet: handler, query with the record's columns, filters and sorts, rules, rows for the contract's tests, and
 * the draft of a migration. Where it does, only what that lacks: a list follows one of the same record, and no table is drafted. What is to
 * be proved comes with both. Undefined when no contract has it, or it has a handler; a stub that the scaffold wrote and nobody
 * touched is none.
 */
export function scaffoldPending(base: string, family: string, id: string, now: Date): Pending | undefined {
  for (const { document, index, pending } of contracts) {
    if (!existsSync(base + document)) continue;
    const contract = new Contract(base + document);
    const operations = contract.family(family);
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const path = `src/families/${family}/${index}`;
    const isUntouched = isStub(base + path, id);
    if (!isUntouched && fileInIndex(base + path, id) !== undefined) return undefined;
    const noun = nounsOf(contract, family, operations).find((each) => each.operations.includes(operation));
    if (noun === undefined)
      throw new Error(`${id} shows no record, nor does its family: write its handler by hand.`);
    if (isUntouched) removeStub(base + path, id);
    removePendingTest(base, family, id);
    const served = servedIn(base, path, noun, operation);
    const work = { base, contract, noun, operation, operations, now };
    const written = served === undefined ? writeNoun(work) : addToServed(work, served);
    nameInIndex(base + path, noun.generated, family, importIn(family, written.file), id);
    if (written.isWhole) removeFromList(base + pending, id);
    else addToList(base + pending, id);
    const left = served === undefined ? [seedHint(base, family)] : hintsOfServed(operation, written);
    return {
      paths: [...written.paths, path],
      hints: [
        ...left,
        ...(index === 'index.ts'
          ? [
              `When the maintainers have agreed to it, name ${id} in test/pins/operations.txt, and count it in test/compiler/released.test.ts.`,
            ]
          : []),
        written.isWhole
          ? `Run \`make compile\`: until then ${id} answers 501, as ${pending} said.`
          : `Write ${id} in the place of its stub, take it off ${pending}, and run \`make compile\`.`,
      ],
    };
  }
  return undefined;
}

/** What only the author knows of an operation whose record is there. */
const hintsOfServed = ({ isList, id }: ContractOperation, { isWhole }: Written): string[] => [
  ...(isWhole && isList ? [`Say in the query's \`rows\` which records ${id} shows.`] : []),
  ...(isList
    ? [
        'Let seedAgency in test/contract/seed.ts make three rows that it shows, of different values.',
        'Give each of its sorts an index, or a line in test/contract/unindexed-sorts.txt.',
      ]
    : []),
];

interface Work {
  readonly base: string;
  readonly contract: Contract;
  readonly noun: Noun;
  readonly operation: ContractOperation;
  /** All of the family. */
  readonly operations: readonly ContractOperation[];
  readonly now: Date;
}

interface Written {
  /** Where the handler is, from the root. */
  readonly file: string;
  readonly paths: readonly string[];
  readonly isWhole: boolean;
}

/** `./notes/ticket-notes.ts` of a file of the family. */
const importIn = (family: string, file: string): string =>
  `./${file.slice(`src/families/${family}/`.length)}`;

/** An operation that serves the record already, and the file of its handler. */
interface Served {
  readonly file: string;
  readonly id: string;
}

/**
 * Where the family serves the noun's record: an operation of it that somebody has written, one of the same sort first (a list, a read,
 * a write). Undefined for a record that it does not serve yet.
 */
function servedIn(base: string, index: string, noun: Noun, operation: ContractOperation): Served | undefined {
  const isAlike = (each: ContractOperation): boolean =>
    each.isList === operation.isList && (each.method === 'GET') === (operation.method === 'GET');
  const written = noun.operations.flatMap((each) => {
    const file = each === operation ? undefined : fileInIndex(base + index, each.id);
    const isThere = file !== undefined && existsSync(file) && !hasStub(readFileSync(file, 'utf8'), each.id);
    return isThere && each.item === noun.type
      ? [{ file: file.slice(base.length), id: each.id, isAlike: isAlike(each) }]
      : [];
  });
  return written.find((each) => each.isAlike) ?? written[0];
}

const hasStub = (text: string, id: string): boolean => text.includes(`notImplemented('${id}')`);

/** In a family that serves the record: what it has is not written again. */
function addToServed({ base, contract, noun, operation, operations }: Work, served: Served): Written {
  const { write, replace, paths, finish } = writer(base);
  const own: Noun = { ...noun, operations: [operation], list: undefined };
  const model = operation.isList ? modelListOf(base, noun, operations, operation) : undefined;
  const isShown = operation.id === `get${noun.type}` && selectsById(base, served.file, noun);
  const like = operation.item === noun.type ? `as ${served.id} does` : undefined;
  const stub = `import { notImplemented } from '#src/platform/errors/index.ts';

${beatsOf(noun, operation.id, like)}export const ${operation.id} = notImplemented('${operation.id}');
`;
  if (model === undefined)
    replace(served.file, (text) => mergeModule(text, isShown ? handlersFile(own) : stub));
  else
    for (const [file, text] of withSibling(base, contract, noun, model, operation)) replace(file, () => text);
  addProofs(base, own, write, replace);
  finish();
  return { file: model?.handler.file ?? served.file, paths, isWhole: isShown || model !== undefined };
}

/** Whether the queries beside the handlers have one that finds the record by its id alone. */
function selectsById(base: string, handlers: string, { plural, type }: Noun): boolean {
  const path = `${base}${dirname(handlers)}/${plural}.queries.ts`;
  return existsSync(path) && readFileSync(path, 'utf8').includes(`select${type} = (db: Db, id: string): `);
}

/** The files of a noun that the family does not serve yet; those that another operation of it has already grow by what they lack. */
function writeNoun({ base, contract, noun, operation, now }: Work): Written {
  const { family, table, plural } = noun;
  const folder = folderOf(base, noun);
  const isListed = operation.isList && operation.item === noun.type;
  const own: Noun = {
    ...noun,
    operations: [operation],
    list: isListed && operation.query.some(({ name }) => name === 'limit') ? operation : undefined,
  };
  const { paths, write, replace, finish } = writer(base);
  const merge = (path: string, added: string): void =>
    existsSync(base + path) ? replace(path, (text) => mergeModule(text, added)) : write(path, added);
  const handlers = handlersFile(own);
  merge(`${folder}/${plural}.queries.ts`, queriesFile(contract, own));
  merge(`${folder}/${plural}.ts`, handlers);
  if (operation.method !== 'GET')
    write(
      `${folder}/${plural}.rules.ts`,
      `// Pure rules of ${operation.id}: what may follow what, and why not. They take values and answer values.\nexport {};\n`,
    );
  addProofs(base, own, write, replace);
  const present = columnsOf(base, table);
  if (present === undefined || missingColumns(noun, present).length > 0)
    write(migrationPath(base, plural, now), migrationFile(contract, noun, present));
  write(`test/contract/seed-${family}.ts`, seedFile(noun));
  finish();
  return { file: `${folder}/${plural}.ts`, paths, isWhole: !handlers.includes('notImplemented(') };
}

/** What is to be proved of the operation, behind the tests of its noun. */
function addProofs(base: string, own: Noun, write: Writer['write'], replace: Writer['replace']): void {
  const path = `test/families/${own.family}/${own.plural}.test.ts`;
  if (!existsSync(base + path)) write(path, testFile(own));
  else replace(path, (text) => `${text.trimEnd()}\n\n${proofsOf(own).join('')}`);
}
