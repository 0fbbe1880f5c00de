import { existsSync, readFileSync } from 'node:fs';
import { addToList, nameInIndex, removeFromList } from '../code-files.ts';
import { kebab } from '../naming.ts';
import { isStub, removeEmptyTest, removeStub } from '../stubs.ts';
import { Contract, type ContractOperation } from './contract.ts';
import { migrationPath } from './migration-path.ts';
import { handlersFile, seedFile, testFile } from './handlers-file.ts';
import { columnsOf, nounsOf, writer } from './index.ts';
import { folderOf, importOf } from './places.ts';
import { missingColumns, migrationFile, queriesFile, type Noun } from './queries-file.ts';

const contracts = [
  { document: 'generated/openapi.json', index: 'index.ts', pending: 'test/contract/not-implemented.txt' },
  {
    document: 'generated/console/openapi.json',
    index: 'console.ts',
    pending: 'test/contract/console-not-implemented.txt',
  },
] as const;

/**
 * Writes what follows from the contract for an operation that it has and nobody has written, into its family: handler, query with the
 * record's columns, filters and sorts, rules, what is to be proved, rows for the contract's tests, and the migration's draft where the
 * table lacks something. In the files of its noun; in files of its own where the noun has some. Undefined when no contract has it, or
 * it has a handler. A stub that the scaffold wrote and nobody touched is none.
 */
export function scaffoldPending(base: string, family: string, id: string, now: Date): string[] | undefined {
  for (const { document, index, pending } of contracts) {
    if (!existsSync(base + document)) continue;
    const contract = new Contract(base + document);
    const operations = contract.family(family);
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const path = `src/families/${family}/${index}`;
    const isUntouched = isStub(base + path, id);
    if (
      !isUntouched &&
      existsSync(base + path) &&
      new RegExp(`\\b${id}\\b`).test(readFileSync(base + path, 'utf8'))
    )
      return undefined;
    const noun = nounsOf(contract, family, operations).find((each) => each.operations.includes(operation))!;
    if (isUntouched) {
      removeStub(base + path, id);
      removeEmptyTest(`${base}test/families/${family}/${noun.plural}.test.ts`);
    }
    const written = writePending(base, noun, operation, now);
    nameInIndex(base + path, noun.generated, family, written.file, id);
    if (written.isWhole) removeFromList(base + pending, id);
    else addToList(base + pending, id);
    return [...written.paths, path];
  }
  return undefined;
}

function writePending(base: string, noun: Noun, operation: ContractOperation, now: Date) {
  const { family, table, plural } = noun;
  const folder = folderOf(base, noun);
  const isTaken = ['', '.queries'].some((kind) => existsSync(`${base}${folder}/${plural}${kind}.ts`));
  const file = isTaken ? kebab(operation.id) : plural;
  const isListed = operation.isList && operation.item === noun.type;
  const own: Noun = {
    ...noun,
    plural: file,
    operations: [operation],
    list: isListed && operation.query.some(({ name }) => name === 'limit') ? operation : undefined,
  };
  const { paths, write, finish } = writer(base);
  const handlers = handlersFile(own);
  const queries = `${folder}/${plural}.queries.ts`;
  // The noun's queries serve what is shown by its id; those of its own writes come with the operation.
  const isFound =
    own.list === undefined &&
    !['create', 'update', 'delete'].some((verb) => operation.id === `${verb}${noun.type}`) &&
    existsSync(base + queries) &&
    readFileSync(base + queries, 'utf8').includes(`select${noun.type} =`);
  if (!isFound) write(`${folder}/${file}.queries.ts`, queriesFile(contractOf(base, noun), own));
  write(
    `${folder}/${file}.ts`,
    isFound ? handlers.replace(`./${file}.queries.ts`, `./${plural}.queries.ts`) : handlers,
  );
  if (operation.method !== 'GET')
    write(
      `${folder}/${file}.rules.ts`,
      `// Pure rules of ${operation.id}: what may follow what, and why not. They take values and answer values.\nexport {};\n`,
    );
  write(`test/families/${family}/${file}.test.ts`, testFile(own));
  const present = columnsOf(base, table);
  if (present === undefined || missingColumns(noun, present).length > 0)
    write(migrationPath(base, plural, now), migrationFile(contractOf(base, noun), noun, present));
  write(`test/contract/seed-${family}.ts`, seedFile(noun));
  finish();
  return {
    file: importOf(folder, family, file).slice('./'.length, -'.ts'.length),
    paths,
    isWhole: !handlers.includes('notImplemented('),
  };
}

const contractOf = (base: string, { generated }: Noun): Contract =>
  new Contract(`${base}${generated.slice(1)}/openapi.json`);
