import type { BulkResult } from '#generated/console/types.gen.ts';

/** Of an operation on several records that was asked for one: what was refused is an error, as elsewhere. */
export function requireDone({ outcomes }: BulkResult): void {
  const refused = outcomes.find(({ status }) => status === 'failed');
  if (refused !== undefined) throw new Error(refused.error?.message ?? 'It was refused.');
}
