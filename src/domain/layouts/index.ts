// The vocabulary of layouts: what their items may name. Layouts are checked by it, and catalogues list it.
export { fieldLayouts, layoutsOfType, type FieldLayout } from './field-layouts.ts';
export { systemProperties } from './system-properties.ts';
export { belongings, widgetPages } from './widgets.ts';
