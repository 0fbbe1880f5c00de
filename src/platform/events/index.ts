export { createEmitter, type Causation, type Emitter, type EmitterOptions } from './emitter.ts';
export { changesOf, diff, type Changes } from './changes.ts';
export { systemContext, type SystemContext } from './system-context.ts';
export {
  changeAsSystem,
  systemIdentity,
  type SystemChange,
  type SystemChangeContext,
} from './system-change.ts';
