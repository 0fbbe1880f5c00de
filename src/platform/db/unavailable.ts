/** The database could not do its part, and may a moment later: callers get 503 and repeat the request. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The agency's own line was too long. */
export class Overloaded extends DatabaseUnavailable {
  override readonly name = 'Overloaded';
  constructor(waitedMs: number) {
    super(`The call waited ${Math.round(waitedMs)} ms for its agency's turn.`);
  }
}
