export { actorOf, type Actor } from './actor.ts';
export { changesOf, diff, type Changes } from './changes.ts';
export { createEmitter, type Emitter, type EmitterOptions } from './emitter.ts';
export {
  changeAsSystem,
  systemIdentity,
  type InNameOf,
  type SystemChange,
  type SystemChangeContext,
} from './system-change.ts';
export type { Openness } from './private.ts';
export { systemContext, type SystemContext } from './system-context.ts';
export type { Causation } from '#src/call/origin.ts';
