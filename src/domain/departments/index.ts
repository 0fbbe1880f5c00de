// Records that name departments, and what becomes of them when one is deleted.
export { naming, replaceId, tellReplaced } from './naming.queries.ts';
