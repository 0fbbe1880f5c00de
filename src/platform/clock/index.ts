/** The service's time: the system's, moved forward where tests or the demo moved it. `app.now()` is the same in SQL. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
