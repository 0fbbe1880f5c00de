import type { FormLink, FormLinkCreated } from '#generated/console/types.gen.ts';
import type {
  CreateFormLinkInput,
  ListFormLinksInput,
  RevokeFormLinkInput,
} from '#generated/console/families/forms/handlers.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { checkedAnswers, findLiveForm, findSubmission } from '#src/domain/forms/index.ts';
import { hostedAddress, issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import {
  clientOf,
  holdVisible,
  namesOf,
  requireVisible,
  type VisibleRecord,
} from '#src/domain/records/index.ts';
import { invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { findForm } from '../form/forms.ts';
import * as queries from './links.queries.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const defaultDays = 30;
const maxDays = 366;

export async function listFormLinks(
  ctx: ReadContext,
  { path, query }: ListFormLinksInput,
): Promise<Page<FormLink>> {
  const { id } = await findForm(ctx, path.id);
  const { items, total } = await queries.linkList.objects(ctx.db, query, { formId: id });
  return { items: await withNames(ctx, items), total };
}

export async function createFormLink(
  ctx: WriteContext,
  { path, body }: CreateFormLinkInput,
): Promise<FormLinkCreated> {
  ctx.demand('clients.edit');
  const form = await findForm(ctx, path.id);
  const live = await findLiveForm(ctx.db, form.id);
  if (live === undefined || live.status !== 'published')
    throw problem('state_conflict', `The form is ${form.status}. Publish it first (publishForm).`);
  const client = await holdVisible(ctx, 'client', body.client_id);
  const record =
    body.record === undefined ? null : await requireVisible(ctx, body.record.kind as never, body.record.id);
  if (record !== null) await requireSameClient(ctx, record, client.id);
  const expiresAt =
    body.expires_at === undefined
      ? new Date(ctx.now.getTime() + defaultDays * dayMs)
      : new Date(body.expires_at);
  if (expiresAt <= ctx.now || expiresAt.getTime() > ctx.now.getTime() + maxDays * dayMs)
    throw invalid('body.expires_at', 'must be in the future, at most a year ahead.');
  const answers = await checkedAnswers(ctx, live, body.answers ?? {}, {}, new Map());
  const id = await queries.insertLink(
    ctx.db,
    {
      form_id: form.id,
      client_id: client.id,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      answers: JSON.stringify(answers),
      expires_at: expiresAt.toISOString(),
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  const { token } = await issueToken(ctx, { purpose: 'form', recordId: id, expiresAt });
  ctx.audit({
    recordKind: 'form',
    recordId: form.id,
    action: 'link_created',
    newValues: { link_id: id, client_id: client.id },
  });
  const url = hostedAddress(ctx.services, '/hosted/forms/{token}', token);
  return { link: await showLink(ctx, id), address: { url, expires_at: expiresAt.toISOString() } };
}

/** What the client answers would be read as being about the client of the record. */
async function requireSameClient(
  { db }: Pick<ReadContext, 'db'>,
  { kind, id }: Pick<VisibleRecord, 'kind' | 'id'>,
  clientId: string,
): Promise<void> {
  const other = await clientOf(db, kind, id);
  if (other === null || other === clientId) return;
  throw invalid(
    'body.record',
    'belongs to another client than client_id. Name a record of that client, or one without a client.',
  );
}

export async function revokeFormLink(ctx: WriteContext, { path }: RevokeFormLinkInput): Promise<FormLink> {
  ctx.demand('clients.edit');
  const link = await queries.lockLink(ctx.db, storedId(path.id));
  if (link === undefined) throw notFound('form link', path.id);
  if (link.revoked_at !== null) return showLink(ctx, link.id);
  await queries.storeRevoked(ctx.db, link.id, ctx.now);
  await revokeTokens(ctx, { recordId: link.id });
  if (link.submission_id !== null) {
    const begun = await findSubmission(ctx.db, link.submission_id);
    if (begun?.status === 'in_progress') await revokeTokens(ctx, { recordId: begun.id });
  }
  const shown = await showLink(ctx, link.id);
  ctx.audit({
    recordKind: 'form',
    recordId: shown.form_id,
    action: 'link_revoked',
    newValues: { link_id: link.id },
  });
  return shown;
}

async function showLink(ctx: ReadContext, id: string): Promise<FormLink> {
  const [link] = await withNames(ctx, [(await queries.selectLink(ctx.db, id))!]);
  return link!;
}

async function withNames(ctx: ReadContext, links: readonly FormLink[]): Promise<FormLink[]> {
  const names = await namesOf(
    ctx,
    links.flatMap(({ record }) => (record ? [record] : [])),
  );
  const byId = new Map(names.map((each) => [each.id, each]));
  return links.map((link) => ({ ...link, record: link.record && (byId.get(link.record.id) ?? link.record) }));
}
