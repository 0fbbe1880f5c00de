// The vocabulary of layouts: what their items may name. Layouts are checked by it, and catalogues list it.
export { fieldLayouts, layoutsOfType, type FieldLayout } from './field-layouts.ts';
