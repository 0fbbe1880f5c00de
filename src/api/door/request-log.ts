import type { Log } from '#src/platform/log.ts';
import type { Db } from '#src/platform/db/index.ts';
import { insertRequestLogs } from './request-log.queries.ts';

/** One row of `api_request_logs`, as its table names the columns. */
export interface RequestLogRow {
  readonly tenant_id: string;
  /** Null where nothing refers to the line. */
  readonly id: string | null;
  readonly request_id: string;
  readonly channel: 'rest' | 'mcp';
  /** Null for what a host calls at `/v1/mcp`. */
  readonly operation_id: string | null;
  /** The tool or the method of the protocol that a host calls at `/v1/mcp`; null for operations. */
  readonly mcp_call: string | null;
  readonly method: string;
  readonly path: string;
  readonly query_string: string | null;
  readonly status: number;
  readonly error_type: string | null;
  readonly error_message: string | null;
  readonly duration_ms: number;
  readonly request_bytes: number;
  readonly response_bytes: number;
  readonly user_id: string;
  readonly credential_id: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly created_at: string;
}

const flushAfterMs = 250;
const batchSize = 200;
const maxWaiting = 20_000;

/** Rows wait here and are written in batches, so that no caller waits for them. */
export class RequestLog {
  readonly #db: Db;
  readonly #log: Log;
  #rows: RequestLogRow[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;
  #lost = 0;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  add(row: RequestLogRow): void {
    if (this.#rows.length >= maxWaiting) {
      this.#lost++;
      return;
    }
    this.#rows.push(row);
    if (this.#rows.length >= batchSize) this.#start();
    else this.#timer ??= setTimeout(() => this.#start(), flushAfterMs);
  }

  /** Writes what is waiting; resolves when everything that was added before is stored, or lost and said so. */
  async flush(): Promise<void> {
    while (this.#writing !== undefined || this.#rows.length > 0) {
      this.#start();
      await this.#writing;
    }
  }

  /** One batch at a time: when the database is slow, batches grow instead of piling up. */
  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing !== undefined || this.#rows.length === 0) return;
    const batch = this.#rows;
    this.#rows = [];
    this.#writing = this.#write(batch).finally(() => {
      this.#writing = undefined;
      if (this.#rows.length >= batchSize) this.#start();
      else if (this.#rows.length > 0) this.#timer ??= setTimeout(() => this.#start(), flushAfterMs);
    });
  }

  async #write(batch: readonly RequestLogRow[]): Promise<void> {
    try {
      await insertRequestLogs(this.#db, batch);
    } catch (error) {
      this.#lost += batch.length;
      this.#log.error({ err: error as Error }, 'request log rows could not be written');
    }
    if (this.#lost === 0) return;
    this.#log.warn({ lost: this.#lost }, 'request log rows were lost');
    this.#lost = 0;
  }
}
