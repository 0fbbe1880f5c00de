// The operator's command: agencies, keys, what is parked or dead, purges, secrets, checks. Run it without arguments for help.
import { runOperator } from '#src/api/operator/index.ts';
import { loadPurges } from '#src/compose.ts';
import { loadSealedColumns } from '#src/sealed-columns.ts';
import { readConfig } from '#src/config.ts';

process.exitCode = await runOperator(process.argv.slice(2), {
  readSettings: readConfig,
  loadPurges,
  loadSealedColumns,
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
  width: process.stdout.isTTY ? process.stdout.columns : undefined,
});
