import { slugOf } from '#src/domain/names/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { selectSlugs } from './forms.queries.ts';

const form = { maxLength: 60, otherwise: 'form' };
const lock = 'slugs of forms';

/** The slug that the name suggests, with a number when it is taken. Held until the transaction ends. */
export async function slugFor(db: Db, name: string): Promise<string> {
  await holdName(db, lock);
  const stem = slugOf(name, form);
  const taken = new Set(await selectSlugs(db, stem, null));
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}

/** The slug, when no other form has it; 409 otherwise. */
export async function requireSlug(db: Db, slug: string, exceptId: string | null): Promise<string> {
  await holdName(db, lock);
  if ((await selectSlugs(db, slug, exceptId)).includes(slug))
    throw conflict(`Another form has the slug ${slug}.`);
  return slug;
}
