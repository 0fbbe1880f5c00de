import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ByteAnswer, ByteBody, ByteRange, FilePart } from '#generated/bodies.ts';
import type { ReadContext, WriteContext } from '#src/call/hosted.ts';
import type { HostedInput } from '#src/api/hosted/call.ts';
import { notFound, problem } from '#src/platform/errors/problem.ts';

/** The table behind the letters. A notice is a letter with a code that anybody may read. */
export const lettersTable = `
  create table letters (
    tenant_id uuid not null default app.tenant_id() references tenants (id),
    id uuid not null default app.uuid7(),
    words text not null,
    code text unique,
    primary key (tenant_id, id)
  );
  select app.protect('letters');
  create function app.find_notice(notice_code text) returns table (tenant_id uuid, id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select tenant_id, id from letters where code = notice_code $$;
  grant execute on function app.find_notice(text) to public`;

async function wordsOf(ctx: Pick<ReadContext, 'db'>, id: string): Promise<string> {
  const { rows } = await sql<{ words: string }>`select words from letters where id = ${id}`.execute(ctx.db);
  if (rows[0] === undefined) throw notFound('letter', id);
  return rows[0].words;
}

async function add(ctx: WriteContext, words: string): Promise<void> {
  await sql`update letters set words = words || ' ' || ${words} where id = ${ctx.identity.recordId}`.execute(
    ctx.db,
  );
}

async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  const whole = Buffer.concat(all);
  return { size: whole.length, sha256: hash('sha256', whole) };
}

const fileOf = async (file: FilePart | undefined) =>
  file && { name: file.fileName, type: file.contentType, ...(await digestOf(file.bytes())) };

/** What an upload was told while it came: for tests that look into the middle of a call. */
export const seen = { parts: 0, streamsEnded: 0 };

export const scanBytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));

const breakages: Record<string, (ctx: WriteContext) => Promise<unknown>> = {
  missing: (ctx) => Promise.reject(notFound('invoice', ctx.identity.recordId)),
  forbidden: () => Promise.reject(problem('permission_denied', 'Ask Dana of Northlight.')),
  reference: (ctx) =>
    sql`insert into letters (tenant_id, words) values (app.tenant_id(), null)`.execute(ctx.db),
  throw: () => Promise.reject(new Error('The secret of the house')),
  conflict: () => Promise.reject(problem('state_conflict', 'The letter is answered already.')),
  async slow(ctx) {
    await add(ctx, 'slowly');
    await sleep(300);
    return { isDone: true };
  },
};

export const letters = {
  async getLetter(ctx: ReadContext, { accept }: HostedInput) {
    const words = await wordsOf(ctx, ctx.identity.recordId);
    if (accept === 'text/html')
      return {
        mediaType: 'text/html',
        text: `<!doctype html><style>p { color: red }</style><p>${words}</p>`,
      };
    return { words, identity: ctx.identity };
  },
  async replyLetter(ctx: WriteContext, { body, headers }: HostedInput) {
    await add(ctx, (body as { words: string }).words);
    ctx.audit({ recordKind: 'client', recordId: ctx.identity.recordId, action: 'answered' });
    return { body, headers };
  },
  async sendFiles(ctx: WriteContext, { body }: HostedInput) {
    const { title, picture, sketches } = body as {
      title: string;
      picture?: FilePart;
      sketches?: readonly FilePart[];
    };
    await add(ctx, title);
    return {
      title,
      picture: await fileOf(picture),
      sketches: sketches && (await Promise.all(sketches.map(fileOf))),
    };
  },
  async saveNote(ctx: WriteContext, { body }: HostedInput) {
    await add(ctx, body as string);
    return (body as string).toUpperCase();
  },
  goOn: () => Promise.resolve({ location: 'https://pay.example/checkout/1' }),
  streamChanges: () =>
    Promise.resolve(
      (async function* () {
        try {
          yield { id: '1\n2', data: { text: 'a\nb' } };
          for (let n = 2; ; n++) {
            await sleep(30);
            yield { id: String(n), data: n };
          }
        } finally {
          seen.streamsEnded += 1;
        }
      })(),
    ),
  breakLetter: (ctx: WriteContext, { body }: HostedInput) => breakages[(body as { how: string }).how]!(ctx),
  getPage: (ctx: ReadContext) => Promise.resolve(`<!doctype html><p>${ctx.identity.recordId}</p>`),
  async uploadPart(ctx: WriteContext, { body }: HostedInput) {
    const { bytes, size, headers } = body as ByteBody;
    const { detail, recordId } = ctx.identity;
    if (detail === 'early') await wordsOf(ctx, recordId);
    await wordsOf({ db: ctx.reads }, recordId);
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) {
      seen.parts += 1;
      chunks.push(chunk);
    }
    await add(ctx, `part ${detail}`);
    const whole = Buffer.concat(chunks);
    return {
      detail,
      size,
      length: whole.length,
      sha256: hash('sha256', whole),
      cookie: headers.cookie ?? null,
    };
  },
  async receiveHook(ctx: WriteContext, { body }: HostedInput) {
    const { whole, headers } = body as ByteBody;
    if (headers['letter-signature'] !== hash('sha256', await whole()))
      throw problem('bad_signature', 'The signature does not fit the body.');
    await add(ctx, 'hook');
    return { isTaken: true };
  },
  getScan: (ctx: ReadContext) =>
    Promise.resolve({
      contentType: ctx.identity.detail ?? 'image/png',
      size: scanBytes.length,
      etag: 'v1',
      ...(ctx.identity.detail === 'application/zip' && { saveAs: 'Früh "1".zip' }),
      async *read({ first, last }: ByteRange = { first: 0, last: scanBytes.length - 1 }) {
        for (let at = first; at <= last; at += 10_000)
          yield scanBytes.subarray(at, Math.min(at + 10_000, last + 1));
      },
    } satisfies ByteAnswer),
  async getNotice(ctx: ReadContext, { path }: HostedInput) {
    const { code } = path as { code: string };
    const { rows } = await sql<{
      tenant_id: string;
      id: string;
    }>`select * from app.find_notice(${code})`.execute(ctx.db);
    if (rows[0] === undefined) throw notFound('notice', code);
    return { words: await wordsOf({ db: await ctx.openAgency(rows[0].tenant_id) }, rows[0].id) };
  },
};
