// Records that a person keeps at hand: clients have a table of theirs, which their lists join.
export { deletePins, pinsOf, type Pinned } from './pins.queries.ts';
export { pinRecord } from './pins.ts';
