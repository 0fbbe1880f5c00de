import type { Deleted, Signature } from '#generated/types.gen.ts';
import type { SignatureCreate } from '#generated/console/types.gen.ts';
import type {
  CreateSignatureInput,
  DeleteSignatureInput,
  UpdateSignatureInput,
} from '#generated/console/families/tenant/handlers.ts';
import type { ListSignaturesInput } from '#generated/families/tenant/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { holdName, parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { safeHtml, textOfHtml } from '#src/platform/people-html.ts';
import * as queries from './signatures.queries.ts';

const maxHtml = 20_000;
const maxText = 10_000;

const readerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): queries.SignatureReader => ({
  userId: ctx.identity.userId,
  seesOthers: ctx.can('tickets.manage'),
});

export const listSignatures = (ctx: ReadContext, { query }: ListSignaturesInput) =>
  queries.signatureList.page(ctx.db, query, readerOf(ctx));

export async function createSignature(
  ctx: WriteContext,
  { body }: CreateSignatureInput,
): Promise<Result<Signature>> {
  const holder = await readHolder(ctx, body);
  const content = contentOf(body.body_html, body.body_text);
  const isDefault = body.is_default ?? false;
  if (isDefault) await replaceDefault(ctx, holder);
  const id = await signatures.insert(ctx, {
    ...holder,
    ...content,
    name: body.name.trim(),
    is_default: isDefault,
  });
  return (await queries.selectSignature(ctx.db, readerOf(ctx), id))!;
}

export async function updateSignature(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...wish } }: UpdateSignatureInput,
): Promise<Result<Signature>> {
  const before = await signatures.lock(ctx, path.id, expectedRevision);
  demandRight(ctx, before);
  const values = {
    ...(wish.name !== undefined && { name: wish.name.trim() }),
    ...(wish.body_text !== undefined && { body_text: wish.body_text }),
    ...(wish.body_html !== undefined && contentOf(wish.body_html, wish.body_text)),
    ...(wish.is_default !== undefined && { is_default: wish.is_default }),
  };
  if (wish.is_default === true && !before.is_default) await replaceDefault(ctx, before);
  await signatures.revise(ctx, before, values, ['name', 'is_default', 'body_html', 'body_text']);
  return (await queries.selectSignature(ctx.db, readerOf(ctx), before.id))!;
}

export async function deleteSignature(
  ctx: WriteContext,
  { path, query }: DeleteSignatureInput,
): Promise<Deleted> {
  const signature = await signatures.lock(ctx, path.id, query.expected_revision);
  demandRight(ctx, signature);
  return signatures.softDelete(ctx, signature, ['name', 'scope', 'user_id', 'inbox_id']);
}

const signatures = recordLife({
  table: 'signatures',
  kind: 'signature',
  noun: 'signature',
  lock: async (ctx, id): Promise<Signature | undefined> => {
    // Whoever makes one the default waits here, so that two cannot be it, and none waits for the other.
    await holdName(ctx.db, 'default signatures');
    const found = await queries.selectSignature(ctx.db, readerOf(ctx), id, true);
    return found === undefined ? undefined : parseRecord(found);
  },
});

/** Members sign as themselves; for a colleague or an inbox it takes the desk, for all of the agency its settings. */
function demandRight(ctx: WriteContext, { scope, user_id: userId }: queries.Holder): void {
  if (scope === 'agency') ctx.demand('settings.manage');
  else if (scope === 'inbox' || userId !== ctx.identity.userId) ctx.demand('tickets.manage');
}

/** Whose signature a request wants to write, as far as the caller may. */
async function readHolder(
  ctx: WriteContext,
  { scope, user_id: userId, inbox_id: inboxId }: SignatureCreate,
): Promise<queries.Holder> {
  if (scope !== 'user' && userId !== undefined)
    throw invalid('body.user_id', `is only for the scope user, and the scope is ${scope}. Leave it out.`);
  if (scope !== 'inbox' && inboxId !== undefined)
    throw invalid('body.inbox_id', `is only for the scope inbox, and the scope is ${scope}. Leave it out.`);
  if (scope === 'inbox') {
    ctx.demand('tickets.manage');
    if (inboxId === undefined) throw invalid('body.inbox_id', 'is required for the scope inbox.');
    await requireRecords(ctx, 'ticket_inbox', [inboxId], 'body.inbox_id');
    return { scope, user_id: null, inbox_id: storedId(inboxId) };
  }
  const holder = {
    scope,
    user_id: scope === 'user' ? storedId(userId ?? ctx.identity.userId) : null,
    inbox_id: null,
  };
  demandRight(ctx, holder);
  if (userId === undefined && scope === 'user' && ctx.identity.kind !== 'user')
    throw invalid('body.user_id', 'is required: a service account has no signature of its own.');
  if (userId !== undefined) await requireRecords(ctx, 'member', [userId], 'body.user_id');
  return holder;
}

/** Both forms of a signature; the plain one is made of the other unless it is given. */
function contentOf(html: string, text: string | undefined): Pick<Signature, 'body_html' | 'body_text'> {
  const body_html = safeHtml(html);
  if (body_html.length > maxHtml)
    throw invalid('body.body_html', `has more than ${maxHtml} characters once it is made safe. Shorten it.`);
  return { body_html, body_text: text ?? textOfHtml(body_html).slice(0, maxText).toWellFormed() };
}

/** Takes the mark from the default that the holder had. */
async function replaceDefault(ctx: WriteContext, holder: queries.Holder): Promise<void> {
  await holdName(ctx.db, 'default signatures');
  const found = await queries.selectDefault(ctx.db, holder);
  if (found === undefined) return;
  await signatures.revise(ctx, parseRecord(found), { is_default: false }, ['is_default']);
}
