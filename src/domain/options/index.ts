export { archivedAt } from './archived-at.ts';
