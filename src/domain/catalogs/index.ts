// Entries of the authoring catalogues: what they have in common, and the types of custom fields.
export { entriesOf, type Entry, type Written } from './entry.ts';
export { fieldTypes, operatorsOfType } from './field-types.ts';
