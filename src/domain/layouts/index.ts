// The vocabulary of layouts, by which they are checked and which catalogues list, and what is published, for those whose pages it lays out.
export { fieldLayouts, layoutsOfType, type FieldLayout } from './field-layouts.ts';
export { systemProperties } from './system-properties.ts';
export { belongings, widgetPages } from './widgets.ts';
export {
  copyPublished,
  hasPublishedLayout,
  publishedSections,
  type PageSection,
} from './published.queries.ts';
