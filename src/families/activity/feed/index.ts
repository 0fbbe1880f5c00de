// The feed of clients: what happened to them, their notes, tasks and comments, as far as the caller may see it.
export { listActivity } from './feed.ts';
