import { sql } from 'kysely';
import type { KeyHolder } from '#src/call/parts.ts';
import { fieldNamedBy, fillPlaceholders, placeholdersIn } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Reply templates name custom fields of tickets and clients by their keys. Without its field a placeholder has no value and stays in the text. */
const keysOf = (recordKind: 'client' | 'ticket'): KeyHolder => ({
  kind: 'reply_template',
  recordKind,
  count: async (db, { key }) => (await selectNaming(db, placeholderOf(recordKind, key))).length,
  async rename(db, from, to) {
    const templates = await selectNaming(db, placeholderOf(recordKind, from));
    const renamed = (text: string): string =>
      fillPlaceholders(text, (name) => {
        const field = fieldNamedBy(name);
        return field?.record === recordKind && field.key === from
          ? `{{${placeholderOf(recordKind, to)}}}`
          : undefined;
      });
    for (const { id, subject, body_text } of templates) {
      const texts = {
        subject: subject === null ? null : within(maxSubject, renamed(subject), subject),
        body_text: within(maxText, renamed(body_text), body_text),
      };
      await db
        .updateTable('ticket_reply_templates')
        .set({ ...texts, placeholders: placeholdersIn(texts.subject, texts.body_text) })
        .where('id', '=', id)
        .execute();
    }
    return templates.length;
  },
});

export const templateKeys: readonly KeyHolder[] = [keysOf('client'), keysOf('ticket')];

const maxSubject = 300;
const maxText = 50_000;

/** A text that would become too long keeps the former key, which is listed as missing when it is filled in. */
const within = (most: number, renamed: string, former: string): string =>
  [...renamed].length > most ? former : renamed;

const placeholderOf = (recordKind: string, key: string): string => `${recordKind}.field_values.${key}`;

const selectNaming = (db: Db, placeholder: string) =>
  db
    .selectFrom('ticket_reply_templates')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${placeholder} = any(placeholders)`)
    .select(['id', 'subject', 'body_text'])
    .orderBy('id')
    .forUpdate()
    .execute();
