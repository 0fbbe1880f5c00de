import type { FieldSet } from './field-set.ts';

const customPrefix = 'field_values.';

/** Whether events and histories may carry the value at this path of a change: of custom fields, those that `publicValues` has. */
export const isPublicPath = (path: string, fields: FieldSet | null): boolean =>
  !path.startsWith(customPrefix) || fields?.isSensitive(path.slice(customPrefix.length)) === false;

/** What of these values, by the paths that changes have, events and histories may carry. */
export const publicPaths = <T>(
  values: Readonly<Record<string, T>>,
  fields: FieldSet | null,
): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([path]) => isPublicPath(path, fields)));
