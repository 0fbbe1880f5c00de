// What the operator's command asks of sealed secrets.
export { deleteKeyId, selectKnownKeys } from './keys.queries.ts';
export { openRow, resealAll, type ResealCount } from './reseal.ts';
export { countByKey, holdResealingHere, selectSealed } from './sealed.queries.ts';
