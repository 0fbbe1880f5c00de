import type { EntityLayoutRecordKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import { findLayoutSettings } from '../settings/settings.queries.ts';
import { ContentCheck, type ContentPage } from './content-check.ts';
import { builtPages, fieldsOfPage, pageKinds, type PageKind } from './page.ts';

/** The page of records of the kind; 400 for one that cannot be laid out yet. */
export function requirePageKind(recordKind: EntityLayoutRecordKind, place: string): PageKind {
  const kind = pageKinds[recordKind];
  if (kind === undefined)
    throw invalid(
      place,
      `is ${recordKind}, whose pages cannot be laid out yet. Choose one of ${listed(builtPages.map((page) => page.recordKind))}.`,
    );
  return kind;
}

/** What content on a page may name, and who judges it: a page of one definition, or of all records of the kind. */
export async function openPage(
  ctx: ReadContext,
  kind: PageKind,
  definitionId?: string,
): Promise<ContentPage & { readonly check: ContentCheck }> {
  const [fields, { embed_hosts: embedHosts }] = await Promise.all([
    fieldsOfPage(ctx, kind, definitionId),
    findLayoutSettings(ctx.db),
  ]);
  const page = { kind, definitionId, fields, embedHosts };
  return { ...page, check: new ContentCheck(ctx, page) };
}
