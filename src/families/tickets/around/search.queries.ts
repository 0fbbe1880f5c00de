import { sql, type RawBuilder } from 'kysely';
import type { TicketSearch, TicketSearchHit, TicketSearchMatch } from '#generated/types.gen.ts';
import type { SearchTicketsInput } from '#generated/families/tickets/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { clientRefOrNull, ticketRefOf } from '#src/domain/refs/index.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { containing, fold, isoOrNull } from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;
type Place = TicketSearchMatch['place'];

/** A place in a ticket, `k`, where words can be, as rows of `text`, its folded form and the message that has it. */
const places: Readonly<Record<Place, { readonly weight: number; readonly rows: RawBuilder<unknown> }>> = {
  number: { weight: 8, rows: sql`select null::uuid as message_id, '#' || k.number::text as text` },
  subject: { weight: 6, rows: sql`select null::uuid, k.subject` },
  tags: { weight: 4, rows: sql`select null::uuid, array_to_string(k.tags, ', ')` },
  correspondents: { weight: 3, rows: sql`select null::uuid, k.people_text` },
  messages: {
    weight: 2,
    rows: sql`select m.id, concat_ws(' ', m.subject, m.body_text) from ticket_messages m
      where m.tenant_id = k.tenant_id and m.ticket_id = k.id and m.direction <> 'note'`,
  },
  notes: {
    weight: 1,
    rows: sql`select m.id, m.body_text from ticket_messages m
      where m.tenant_id = k.tenant_id and m.ticket_id = k.id and m.direction = 'note' and m.erased_at is null`,
  },
};

const allPlaces = Object.keys(places) as Place[];

/** Words of a search; those in quotes stay together. */
export function wordsOf(search: string): string[] {
  const words = [...search.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) =>
    fold(quoted ?? word!).trim(),
  );
  return [...new Set(words.filter((word) => word.replace('"', '') !== ''))].slice(0, 20);
}

const maxExcerpts = 10;
const excerptLength = 200;

/** Tickets in which all words occur, each in one of the places; the best match first. */
export async function selectHits(
  ctx: Viewer,
  query: SearchTicketsInput['query'],
  body: TicketSearch,
): Promise<Page<TicketSearchHit>> {
  const words = wordsOf(body.search);
  const patterns = words.map((word) => containing(word));
  const wanted = body.in ?? allPlaces;
  const rowsOf = sql.join(
    wanted.map(
      (place) =>
        sql`(select ${sql.lit(place)} as place, ${sql.lit(places[place].weight)}::integer as weight, p.* from (${places[place].rows}) p (message_id, text))`,
    ),
    sql` union all `,
  );
  const candidates = visibleTickets(ctx.db, ctx)
    .where(sql<boolean>`${candidateOf(words, wanted)}`)
    .where(conditionsOf(body))
    .selectAll('k');
  const order =
    query.sort === undefined
      ? sql`h.score desc, h.last_message_at desc nulls last, h.id`
      : sql`${sql.ref(`h.${query.sort}`)} ${sql.raw(query.order)} nulls last, h.id`;
  const { rows } = await sql<{ total: number; items: (TicketSearchHit & { texts: Found[] })[] }>`
    with hits as materialized (
      select k.id, k.tenant_id, k.number, k.subject, k.status, k.status_category, k.client_id, k.created_at, k.last_message_at, f.score, f.texts
      from (${candidates}) k
      cross join lateral (
        select sum(s.weight * s.found)::double precision as score,
          json_agg(json_build_object('place', s.place, 'message_id', s.message_id, 'text', left(s.text, 20000)) order by s.weight * s.found desc, s.message_id) as texts,
          array_agg(s.folded) as folded
        from (
          select r.place, r.weight, r.message_id, r.text, app.fold(r.text) as folded,
            (select count(*) from unnest(${patterns}::text[]) p (pattern) where app.fold(r.text) like p.pattern) as found
          from (${rowsOf}) r) s
        where s.found > 0) f
      where (select bool_and(exists (select from unnest(f.folded) t where t like p.pattern)) from unnest(${patterns}::text[]) p (pattern)))
    select (select count(*) from hits) as total, coalesce((
      select json_agg(json_build_object('ticket', ${ticketRefOf('h')}, 'status', h.status, 'status_category', h.status_category,
        'client', ${clientRefOrNull('h.client_id')}, 'last_message_at', ${isoOrNull('h.last_message_at')}, 'score', h.score, 'texts', h.texts))
      from (select * from hits h order by ${order} limit ${query.limit} offset ${query.offset}) h), '[]') as items`.execute(
    ctx.db,
  );
  const { total, items } = rows[0]!;
  return { total, items: items.map(({ texts, ...hit }) => ({ ...hit, places: excerpts(texts, words) })) };
}

interface Found {
  readonly place: Place;
  readonly message_id: string | null;
  readonly text: string;
}

const excerpts = (texts: readonly Found[], words: readonly string[]): TicketSearchMatch[] =>
  texts.slice(0, maxExcerpts).map(({ place, message_id, text }) => ({
    place,
    message_id,
    excerpt: excerptOf(text, words),
  }));

/** What stands around the first word that matches, with the words in `**`. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const folded = foldedWithPlaces(line);
  const first =
    words
      .map((word) => folded.text.indexOf(word))
      .filter((at) => at >= 0)
      .sort((a, b) => a - b)[0] ?? 0;
  const start = Math.max(0, (folded.places[first] ?? 0) - 60);
  const cut = line.slice(start, start + excerptLength);
  const marked = mark(cut, words);
  return (
    `${start > 0 ? '…' : ''}${marked}${start + excerptLength < line.length ? '…' : ''}`.slice(0, 500) || '…'
  );
}

/** The text as search sees it, and where each of its letters comes from: folding may make two of one. */
function foldedWithPlaces(text: string): { readonly text: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const form = fold(letter);
    for (let index = 0; index < form.length; index += 1) places.push(at);
    folded += form;
    at += letter.length;
  }
  places.push(at);
  return { text: folded, places };
}

function mark(text: string, words: readonly string[]): string {
  const { text: folded, places: at } = foldedWithPlaces(text);
  const spans = words
    .flatMap((word) => {
      const found: [number, number][] = [];
      for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
        found.push([at[from]!, at[from + word.length] ?? text.length]);
      return found;
    })
    .sort(([one], [other]) => one - other);
  let marked = '';
  let end = 0;
  for (const [from, to] of spans) {
    if (from < end) continue;
    marked += `${text.slice(end, from)}**${text.slice(from, to)}**`;
    end = to;
  }
  return marked + text.slice(end);
}

/** Tickets that an index finds for the longest word, in their own text or in their messages. */
function candidateOf(words: readonly string[], wanted: readonly Place[]): RawBuilder<boolean> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return sql<boolean>`false`;
  const own = sql<boolean>`k.id in (select app.search_tickets(${containing(longest)}))`;
  const said = sql<boolean>`k.id in (
    select m.ticket_id from ticket_messages m where m.id in (select app.search_ticket_messages(${containing(longest)})))`;
  const isSaid = wanted.includes('messages') || wanted.includes('notes');
  return isSaid ? sql<boolean>`(${own} or ${said})` : own;
}

function conditionsOf(body: TicketSearch): RawBuilder<boolean> {
  const tags = body.tags?.map((tag) => tag.trim().toLowerCase());
  const conditions = [
    body.status_categories && sql`k.status_category = any(${body.status_categories}::text[])`,
    body.inbox_ids && sql`k.inbox_id = any(${body.inbox_ids}::uuid[])`,
    body.client_ids && sql`k.client_id = any(${body.client_ids}::uuid[])`,
    body.assigned_to && sql`k.assigned_to && ${body.assigned_to}::uuid[]`,
    tags && sql`exists (select from unnest(k.tags) t where lower(t) = any(${tags}::text[]))`,
    body.created_after && sql`k.created_at >= ${body.created_after}::timestamptz`,
    body.created_before && sql`k.created_at < ${body.created_before}::timestamptz`,
    body.is_spam === undefined ? undefined : sql`k.is_spam = ${body.is_spam}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
