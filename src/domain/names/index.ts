export { freeName, stemOf } from './free-name.ts';
