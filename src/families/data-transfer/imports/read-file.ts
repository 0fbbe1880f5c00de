import type { Services } from '#src/call/services.ts';
import { contentOf } from '#src/domain/files/index.ts';
import { conflict, invalid, type Problem } from '#src/platform/errors/index.ts';
import { FileRefused, LimitExceeded, type TableColumn, type TableRead } from '#src/platform/isolate/index.ts';
import type { FileRow } from './rows/rows.queries.ts';

const megabyte = 1_000_000;
export const maxFileBytes = 100 * megabyte;
export const maxRows = 100_000;
const maxColumns = 500;
/** As much as a long text of a custom field may have. */
const maxCell = 50_000;
const maxUnpackedBytes = 250 * megabyte;
/** Of the rows that are in memory at a time. */
const maxWindowBytes = 8 * megabyte;
const maxWindowRows = 5_000;
/** A job waits for its turn with a child longer than a caller would. */
const jobPatienceMs = 60_000;

export interface TableFile {
  readonly id: string;
  readonly file_name: string;
  readonly sheet_name: string | null;
  readonly has_headings: boolean;
}

interface Place {
  readonly tenantId: string;
  readonly services: Pick<Services, 'storage' | 'isolate'>;
}

export interface Outline {
  readonly sheetName: string | null;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
}

const wishOf = ({ sheet_name: sheetName, has_headings: hasHeadings }: TableFile) => ({
  sheetName,
  hasHeadings,
  maxRows,
  maxColumns,
  maxCell,
  maxUnpackedBytes,
});

/** The columns of a file, away from this process; 400 for one that cannot be read. */
export async function readOutline({ tenantId, services }: Place, file: TableFile): Promise<Outline> {
  const about = `names ${file.file_name}, which`;
  try {
    const { result } = await services.isolate.run('read_table', {
      agency: tenantId,
      wish: { ...wishOf(file), rows: null },
      bytes: contentOf({ identity: { tenantId }, services }, file.id),
    });
    if (result.fault !== null) throw invalid('body.file_id', `${about} ${result.fault}.`);
    return result;
  } catch (error) {
    throw refusalOf(error, (words) => invalid('body.file_id', `${about} ${words}.`));
  }
}

/** Rows that follow the row `after`, with the texts of these columns: as many as fit. */
export async function readRows(
  { tenantId, services }: Place,
  file: TableFile,
  after: number,
  columns: readonly number[],
): Promise<{ readonly rows: readonly FileRow[]; readonly hasMore: boolean }> {
  try {
    const { result, bytes } = await services.isolate.run('read_table', {
      agency: tenantId,
      wish: { ...wishOf(file), rows: { after, maxCount: maxWindowRows, maxBytes: maxWindowBytes, columns } },
      bytes: contentOf({ identity: { tenantId }, services }, file.id),
      patienceMs: jobPatienceMs,
    });
    return { rows: linesOf(result, bytes), hasMore: result.hasMore };
  } catch (error) {
    throw refusalOf(error, (words) => conflict(`The file ${file.file_name} ${words}. Upload it again.`));
  }
}

function linesOf({ fault, rowCount }: TableRead, bytes: Buffer): FileRow[] {
  if (fault !== null) throw conflict(`The file ${fault}.`);
  if (rowCount === 0) return [];
  return bytes
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [number, texts] = JSON.parse(line) as [number, string[]];
      return { number, texts };
    });
}

function refusalOf(error: unknown, refuse: (words: string) => Problem): unknown {
  if (error instanceof FileRefused)
    return refuse(
      error.code === 'unpacks'
        ? `unpacks to more than ${maxUnpackedBytes / megabyte} MB; save it as CSV`
        : 'is neither CSV nor an Excel file (.xlsx), or is damaged',
    );
  if (error instanceof LimitExceeded)
    return refuse('takes too long or too much memory to read; part it into several');
  return error;
}
