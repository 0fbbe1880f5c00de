import { sql } from 'kysely';
import type { NamedRef, TicketAiReplyMode, TicketAiTone } from '#generated/types.gen.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What a layer says of AI replies; null where it leaves it to the next. */
export interface AiLayer {
  readonly is_ai_enabled: boolean | null;
  readonly preset_id?: string | null;
  readonly reply_mode: Exclude<TicketAiReplyMode, null> | null;
  readonly tone: Exclude<TicketAiTone, null> | null;
  readonly language: string | null;
  readonly instructions: string | null;
  readonly signature?: string | null;
  readonly min_confidence?: number | null;
}

/** A ticket with all layers of settings for its AI replies. */
export interface AiSources {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly status_category: string;
  readonly is_private: boolean;
  readonly is_spam: boolean;
  readonly inbox_id: string;
  readonly client: AiLayer | null;
  readonly inbox: AiLayer;
  readonly agency: AiLayer | null;
  readonly style: string | null;
}

export async function findAiSources(
  viewer: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<AiSources | undefined> {
  return viewer.db
    .selectFrom('tickets as k')
    .innerJoin('ticket_inboxes as i', (join) =>
      join.onRef('i.tenant_id', '=', 'k.tenant_id').onRef('i.id', '=', 'k.inbox_id'),
    )
    .where('k.id', '=', id)
    .where('k.deleted_at', 'is', null)
    .where('k.merged_into_id', 'is', null)
    .where(isShownTo('ticket', viewer, 'k'))
    .select([
      'k.id',
      'k.number',
      'k.subject',
      'k.status_category',
      'k.is_private',
      'k.is_spam',
      'k.inbox_id',
      sql<AiLayer | null>`(select jsonb_build_object('is_ai_enabled', o.is_ai_enabled, 'reply_mode', o.reply_mode, 'tone', o.tone, 'language', o.language,
        'instructions', o.instructions, 'signature', o.signature)
        from client_ticket_ai_overrides o where o.tenant_id = k.tenant_id and o.client_id = k.client_id)`.as(
        'client',
      ),
      sql<AiLayer>`i.ai`.as('inbox'),
      sql<AiLayer | null>`(select s.ai from ticket_settings s where s.tenant_id = k.tenant_id)`.as('agency'),
      sql<
        string | null
      >`(select s.description from ticket_style_settings s where s.tenant_id = k.tenant_id)`.as('style'),
    ])
    .executeTakeFirst();
}

/** The preset for replies: the one that is named, or else the agency's default for them. */
export const findReplyPreset = (db: Db, id: string | null): Promise<NamedRef | undefined> =>
  db
    .selectFrom('ai_presets')
    .where('deleted_at', 'is', null)
    .where('purpose', '=', 'ticket_reply')
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .$if(id === null, (query) => query.where('is_default', '=', true))
    .select(['id', 'name'])
    .executeTakeFirst();
