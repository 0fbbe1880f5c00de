import type { AutomationStepError } from '#generated/types.gen.ts';
import type { Frame, State } from '#src/domain/automations/index.ts';
import type { Graph, LoopNode } from '../flow/index.ts';

/** What comes after a step: another one, the end of a loop's item, or the end. */
export type Next =
  | { readonly kind: 'step'; readonly state: State }
  | { readonly kind: 'item_done'; readonly frame: Frame; readonly state: State }
  | { readonly kind: 'finished'; readonly state: State };

const moved = (state: State, at: string | null): State => ({
  ...state,
  at,
  attempt: 1,
  visit: null,
  open: null,
});

/** Leaves a step by a port. A port that leads nowhere ends the item of the loop around, or the execution. */
export function leave(graph: Graph, state: State, key: string, port: string): Next {
  const target = graph.target(key, port);
  if (target !== undefined) return { kind: 'step', state: moved(state, target) };
  const frame = state.frames.at(-1);
  return frame === undefined
    ? { kind: 'finished', state: moved(state, null) }
    : { kind: 'item_done', frame, state: moved(state, null) };
}

/** Enters the body of a loop at its first item. */
export const enterLoop = (graph: Graph, state: State, frame: Frame): State => ({
  ...moved(state, graph.target(frame.loop, 'each')!),
  frames: [...state.frames, frame],
});

const withLast = (state: State, frame: Frame): State => ({
  ...state,
  frames: [...state.frames.slice(0, -1), frame],
});

/** The next item of the innermost loop; undefined when it has none left. */
export function nextItem(graph: Graph, state: State, frame: Frame): State | undefined {
  const index = frame.index + 1;
  if (index >= frame.items.length) return undefined;
  return withLast(moved(state, graph.target(frame.loop, 'each')!), { ...frame, index });
}

/** The state without its innermost loop, at the loop's step. */
export const leaveLoop = (state: State, frame: Frame): State => ({
  ...moved(state, frame.loop),
  frames: state.frames.slice(0, -1),
});

/**
 * Where an error goes: the loops that fail with it, innermost first, and the one that goes on with its next item; null when the execution
 * fails.
 */
export function catchingLoop(
  graph: Graph,
  { frames }: State,
): { readonly failing: readonly Frame[]; readonly catching: Frame | null } {
  const failing: Frame[] = [];
  for (const frame of frames.toReversed()) {
    const loop = graph.nodes.get(frame.loop) as LoopNode;
    if (loop.config.on_item_error === 'continue') return { failing, catching: frame };
    failing.push(frame);
  }
  return { failing, catching: null };
}

export const withFailure = (frame: Frame, error: AutomationStepError): Frame => ({
  ...frame,
  failed: [...frame.failed, { index: frame.index, error }],
});
