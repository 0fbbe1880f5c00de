// What custom objects contribute to others (compose.ts).
export { objectAudiences } from './definitions/audiences.ts';
