export { layoutKeys } from './layouts.queries.ts';
