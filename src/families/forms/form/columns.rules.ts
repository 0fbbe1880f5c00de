import type { FormSettings } from '#generated/types.gen.ts';
import { contentHash, countPages, inputsOf, kindsMapped, type FormContent } from '#src/domain/forms/index.ts';

/** Columns of the working copy, with what lists show of it. */
export const contentColumns = (
  { name, description, language, elements }: FormContent,
  settings: FormSettings,
) => ({
  name,
  description,
  language,
  elements: JSON.stringify(elements),
  settings: JSON.stringify(settings),
  page_count: countPages(elements),
  input_count: inputsOf(elements).length,
  maps_to: kindsMapped(settings),
  content_hash: contentHash({ name, description, language, elements }, settings),
});
