// What the operator's command asks of sealed secrets.
export { openRow, resealAll, type ResealCount } from './reseal.ts';
export { selectSealed } from './sealed.queries.ts';
