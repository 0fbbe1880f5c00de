import { runOperator } from '#src/api/operator/index.ts';
import { loadPurges } from '#src/compose.ts';
import { loadSealedColumns } from '#src/sealed-columns.ts';
import { readConfig } from '#src/config.ts';
import type { CoreDatabase } from '../support/core-database.ts';

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The operator's command with these variables and no others, without a terminal. */
export const operatorOf =
  (environment: Readonly<Record<string, string>>) =>
  async (...words: string[]): Promise<Outcome> => {
    let [stdout, stderr] = ['', ''];
    const code = await runOperator(words, {
      readSettings: () => readConfig(environment),
      loadPurges,
      loadSealedColumns,
      print: (text) => void (stdout += text),
      printError: (text) => void (stderr += text),
      width: undefined,
    });
    return { code, stdout, stderr };
  };

export type Operate = ReturnType<typeof operatorOf>;

// oxlint-disable-next-line typescript/no-explicit-any -- what a command answers as JSON
export const jsonOf = ({ stdout }: Outcome): any => JSON.parse(stdout).data;

/** What the audit log says about a command, the oldest first. */
export const auditOf = async (core: CoreDatabase, command: string, tenantId: string) =>
  (
    await core.owner.query(
      'select action, actor_type, record_kind from audit_log where operation_id = $1 and tenant_id = $2 order by id',
      [`ops ${command}`, tenantId],
    )
  ).rows;

/** The agency of what belongs to none. */
export const noAgency = '00000000-0000-0000-0000-000000000000';
