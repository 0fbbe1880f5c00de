import type { AiRequest, AiRequestSummary, RecordRef } from '#generated/types.gen.ts';
import type { GetAiRequestInput, ListAiRequestsInput } from '#generated/families/ai/handlers.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namesOf } from '#src/domain/records/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { aiRequests, findContent, selectRequest } from './requests.queries.ts';

export async function listAiRequests(
  ctx: ReadContext,
  { query }: ListAiRequestsInput,
): Promise<Page<AiRequest>> {
  const { items, total } = await aiRequests.page(ctx.db, query, { ownerId: ownerOf(ctx, 'settings.view') });
  const found = typeof items === 'string' ? (JSON.parse(items) as AiRequest[]) : items;
  return { items: await nameRecords(ctx, found), total };
}

export async function getAiRequest(
  ctx: ReadContext,
  { path, query }: GetAiRequestInput,
): Promise<AiRequestSummary> {
  const found = await selectRequest(ctx.db, path.id, ownerOf(ctx, 'settings.manage'));
  if (found === undefined) throw notFound('AI request', path.id);
  const [request] = await nameRecords(ctx, [parseRecord(found)]);
  const content = await findContent(ctx.db, path.id);
  const isOwn = request!.user?.id === ctx.identity.userId;
  // Without access to the record, what was said about it is hidden too.
  const isShown = isOwn || request!.record === null || request!.record.name !== null;
  const shown = <T>(value: T): T | null => (isShown ? value : null);
  return {
    request: request!,
    prompt_summary: shown(content.prompt_summary),
    result_summary: shown(content.result_summary),
    ...(query.include?.includes('texts') && {
      prompt_text: shown(content.prompt_text),
      result_text: shown(content.result_text),
    }),
    tool_calls: isShown ? content.tool_calls : [],
    records_read: await namesOf(ctx, content.records_read as readonly Pick<RecordRef, 'kind' | 'id'>[]),
    memory_ids: content.memory_ids,
  };
}

/** Whose requests there are for the caller: with the permission everybody's. */
const ownerOf = (ctx: ReadContext, permission: Permission): string | null =>
  ctx.can(permission) ? null : ctx.identity.userId;

async function nameRecords(ctx: ReadContext, requests: readonly AiRequest[]): Promise<AiRequest[]> {
  const targets = requests.flatMap(({ record }) => (record === null ? [] : [record]));
  const named = (await namesOf(ctx, targets)).values();
  return requests.map((request) =>
    request.record === null ? request : { ...request, record: named.next().value! },
  );
}
