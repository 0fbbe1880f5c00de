import type { Services } from '#src/call/services.ts';
import type { JobRun } from '#src/domain/background-jobs/index.ts';
import type { StoredImport } from './imports.queries.ts';
import { readRows } from './read-file.ts';
import { NumberEvidence, type NumberFormat } from './reading/numbers.rules.ts';
import type { ReadColumn } from './reading/read-row.ts';
import { amountIn, meaningOf } from './reading/texts.rules.ts';

type Tools = Pick<Services, 'storage' | 'isolate'>;

const numeric: ReadonlySet<string> = new Set(['number', 'integer', 'money']);

/** Decimal signs of columns whose mapping leaves them open, as all rows tell them, and the columns that tell nothing for sure. */
export async function findNumberFormats(
  job: Pick<JobRun, 'tenantId' | 'signal'>,
  services: Tools,
  wanted: StoredImport,
  columns: readonly ReadColumn[],
): Promise<{ readonly found: ReadonlyMap<string, NumberFormat>; readonly unclear: readonly string[] }> {
  const open = columns
    .filter(({ mapping, target }) => mapping.number_format == null && numeric.has(target.reader.as))
    .map((column) => ({ ...column, evidence: new NumberEvidence() }));
  const places = open.map(({ mapping }) => wanted.columns.findIndex(({ name }) => name === mapping.column));
  const file = { ...wanted, id: wanted.file_id };
  for (let last = 0, hasMore = open.length > 0; hasMore;) {
    job.signal?.throwIfAborted();
    const window = await readRows({ tenantId: job.tenantId, services }, file, last, places);
    for (const { texts } of window.rows)
      open.forEach(({ mapping, target, evidence }, place) => {
        const text = meaningOf(texts[place] ?? '', mapping);
        if (text !== null) evidence.add(target.reader.as === 'money' ? amountIn(text) : text);
      });
    last = window.rows.at(-1)?.number ?? last;
    hasMore = window.hasMore;
  }
  const found = new Map<string, NumberFormat>();
  const unclear: string[] = [];
  for (const { mapping, evidence } of open) {
    const { format } = evidence;
    if (format === 'unclear') unclear.push(mapping.column);
    else if (format !== null) found.set(mapping.column, format);
  }
  return { found, unclear };
}
