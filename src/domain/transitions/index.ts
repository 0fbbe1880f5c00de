// States and the ways between them, as data; one engine for every kind of record that has them.
export { Machine, type MachineOptions, type Part, type Right, type Standing, type Step } from './machine.ts';
