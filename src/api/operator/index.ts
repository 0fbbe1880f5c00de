import { Problem, StartError } from '#src/platform/errors/index.ts';
import type { Purge } from '#src/platform/jobs/purges.ts';
import type { SealedColumn } from '#src/platform/secrets/index.ts';
import { agencyCommands } from './agencies.ts';
import { checkCommands } from './check.ts';
import { clockCommands } from './clock.ts';
import { Declined, exitCodes, Refused, UsageError, type Command, type OperatorSettings } from './command.ts';
import { deleteCommands } from './delete.ts';
import { deliveryCommands } from './deliveries.ts';
import { eventCommands } from './events.ts';
import { exportCommands } from './export.ts';
import { feedbackCommands } from './feedback.ts';
import { withInstallation } from './installation.ts';
import { intakeCommands } from './intake.ts';
import { jobCommands } from './jobs.ts';
import { keyCommands } from './keys.ts';
import { loadCommands } from './load.ts';
import { migrationCommands } from './migrations.ts';
import { oauthKeyCommands } from './oauth-keys.ts';
import { asJson, asText } from './output.ts';
import { parse } from './parse.ts';
import { purgeCommands } from './purge.ts';
import { creditCommands } from './credit.ts';
import { quotaCommands } from './quotas.ts';
import { secretCommands } from './secrets.ts';
import { storageCommands } from './storage.ts';
import { timerCommands } from './timers.ts';

/** Every subcommand, in the order of the help. */
const commands: readonly Command[] = [
  ...agencyCommands,
  ...exportCommands,
  ...deleteCommands,
  ...loadCommands,
  ...quotaCommands,
  ...creditCommands,
  ...intakeCommands,
  ...keyCommands,
  ...checkCommands,
  ...migrationCommands,
  ...deliveryCommands,
  ...eventCommands,
  ...timerCommands,
  ...jobCommands,
  ...purgeCommands,
  ...secretCommands,
  ...oauthKeyCommands,
  ...feedbackCommands,
  ...clockCommands,
  ...storageCommands,
];

export interface OperatorOptions {
  readonly readSettings: () => OperatorSettings;
  readonly loadPurges: () => Promise<readonly Purge[]>;
  readonly loadSealedColumns: () => Promise<readonly SealedColumn[]>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Of the terminal; undefined where there is none. */
  readonly width: number | undefined;
}

/** Runs the operator's command; resolves with its exit code. */
export async function runOperator(args: readonly string[], options: OperatorOptions): Promise<number> {
  const { print, printError, width } = options;
  try {
    const parsed = parse(commands, args);
    if ('help' in parsed) {
      print(`${parsed.help}\n`);
      return parsed.isAsked || args.length === 0 ? exitCodes.done : exitCodes.usage;
    }
    const { command, input, isJson, isYes } = parsed;
    const answer = await withInstallation(
      {
        settings: options.readSettings(),
        loadPurges: options.loadPurges,
        loadSealedColumns: options.loadSealedColumns,
        name: `ops ${command.name}`,
        isYes,
        toleratesOldSchema: command.toleratesOldSchema === true,
      },
      (operator) => command.run(operator, input),
    );
    print(isJson ? asJson(answer) : asText(answer, width));
    return answer.exitCode ?? exitCodes.done;
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === undefined) throw error;
    printError(`${(error as Error).message}\n`);
    return code;
  }
}

/** Undefined for an error that is nobody's mistake. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof Declined) return exitCodes.declined;
  return [Refused, Problem, StartError].some((known) => error instanceof known)
    ? exitCodes.failed
    : undefined;
}
