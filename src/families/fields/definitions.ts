import { isDeepStrictEqual } from 'node:util';
import type { Field, FieldRecordKind } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { settleDefinition, type WantedDefinition } from '#src/domain/field-definitions/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { fieldFolders } from './field-folders.ts';
import { profileExists, type FieldContent } from './fields.queries.ts';

/** A definition as a request wants it, with its place among the fields of the agency. */
export interface WantedField extends WantedDefinition {
  readonly profile_id?: string | null;
  readonly folder_id?: string | null;
}

/** The field that is defined: its kind of record and key, the agency's definitions, and what it is now unless it is new. */
export interface Subject {
  readonly recordKind: FieldRecordKind;
  readonly key: string;
  readonly fieldSet: FieldSet;
  readonly readers?: readonly FieldSet[];
  readonly current?: Field;
}

/** The whole content of a definition after the request, checked against itself and everything it names. */
export async function settleContent(
  ctx: ReadContext,
  wanted: WantedField,
  subject: Subject,
): Promise<FieldContent> {
  const { current } = subject;
  const content: FieldContent = {
    ...(await settleDefinition(ctx, wanted, { ...subject, place: 'body' })),
    profile_id: wanted.profile_id === undefined ? (current?.profile_id ?? null) : storedId(wanted.profile_id),
    folder_id: wanted.folder_id === undefined ? (current?.folder_id ?? null) : storedId(wanted.folder_id),
  };
  if (content.profile_id !== null && subject.recordKind !== 'client')
    throw invalid('body.profile_id', 'is only allowed for fields of clients');
  if (content.folder_id !== (current?.folder_id ?? null))
    await requireFolder(ctx, fieldFolders, content.folder_id);
  if (content.profile_id !== (current?.profile_id ?? null)) await requireProfile(ctx, content.profile_id);
  return content;
}

async function requireProfile(ctx: ReadContext, id: string | null): Promise<void> {
  if (id !== null && !(await profileExists(ctx.db, id))) throw notFound('client profile', id);
}

/** Properties in which a definition differs from what it is to become, sorted. */
export function changedProperties(current: Field, content: FieldContent): (keyof FieldContent)[] {
  const names = Object.keys(content) as (keyof FieldContent)[];
  return names.filter((name) => !isDeepStrictEqual(current[name], content[name])).sort();
}
