import type { Connections } from '#src/platform/db/index.ts';
import type { Pool, PoolClient } from 'pg';
import type { Purge } from '#src/platform/jobs/purges.ts';
import type { MailSettings } from '#src/platform/mail/index.ts';
import type { S3Address } from '#src/platform/storage/index.ts';
import type { SealedColumn, Sealer } from '#src/platform/secrets/index.ts';

/** What the command needs of the settings of the process; `config.ts` has all of it. */
export interface OperatorSettings {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly s3: S3Address | null;
  readonly encryptionKeys: readonly Buffer[];
  readonly baseUrl: string | null;
  readonly host: string;
  readonly port: number;
  readonly mail: MailSettings;
}

/** What a subcommand works with. */
export interface Operator {
  readonly settings: OperatorSettings;
  /** The subcommand as it was typed, such as `ops agencies suspend`: how the audit log names it. */
  readonly name: string;
  /** Sees every agency. */
  readonly owner: Pool;
  readonly ownerUrl: string;
  /** Does `work` in one transaction of the owner role. */
  change<T>(work: (owner: PoolClient) => Promise<T>): Promise<T>;
  /** As the service itself works: opened when it is first asked for. */
  db(): Promise<Connections>;
  sealer(): Promise<Sealer>;
  loadPurges(): Promise<readonly Purge[]>;
  loadSealedColumns(): Promise<readonly SealedColumn[]>;
  /** Returns when the operator agrees, or `--yes` was given; throws `Declined` otherwise. */
  confirm(question: string): Promise<void>;
  /** The same for what cannot be undone: the operator types `name`. */
  confirmName(question: string, name: string): Promise<void>;
}

/** A value as a table shows it. */
export type Cell = string | number | boolean | null | undefined | Date | readonly string[];
export type Row = Readonly<Record<string, Cell | object>>;

/** What a subcommand found or did. */
export interface Answer {
  /** A table; `data` in JSON. */
  readonly rows?: readonly Row[];
  /** One record, a line for each value; `data` in JSON. */
  readonly record?: Row;
  /** What was done, or how many there are. */
  readonly message?: string;
  /** Default 0. */
  readonly exitCode?: number;
}

export interface Option {
  /** What stands for the value in the help, such as `AGENCY`; absent for a flag. */
  readonly value?: string;
  readonly text: string;
  readonly isRequired?: boolean;
}

export interface Input {
  /** The value of a required argument, or of one that was given. */
  readonly argument: string;
  readonly option: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
}

export interface Command {
  /** Noun and verb, such as `agencies create`; a noun alone where it has one verb. */
  readonly name: string;
  /** What stands for the argument in the help, such as `AGENCY`; in brackets where it may be left out. */
  readonly argument?: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** What an operator must know, below the summary. */
  readonly details?: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** Runs on a database whose migrations are not up to date. */
  readonly toleratesOldSchema?: true;
  run(operator: Operator, input: Input): Promise<Answer>;
}

/** A mistake in the command; its message is all that the operator needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The operator did not agree. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** What was named does not exist, or is in another state. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Exit codes, which scripts may rely on. */
export const exitCodes = { done: 0, failed: 1, usage: 2, declined: 3 } as const;

/** What a change is about has to be said: nothing is replayed or dropped because an option was forgotten. */
export function requireChoice(input: Input, selection: object, options: string): void {
  if (!input.flag('all') && Object.values(selection).every((value) => value === undefined))
    throw new UsageError(`Name what you mean with ${options}, or give --all.`);
}
