/**
 * For what happens in the background: no promise of how soon, only an end for what never comes. Most of it takes longer than a look, and each
 * look is a statement or a call that keeps what is waited for from the processor.
 */
export const patiently = { timeout: 60_000, interval: 50 };

/**
 * For what a notice of the database brings to other processes. No cache looks again by itself sooner than after a minute,
 * so whatever is seen by then came by the notice; how fast it comes is measured by nobody who has other work to do.
 */
export const byNotice = { timeout: 20_000, interval: 5 };

/** Requests of all agencies that wait for a turn in the process. */
export async function requestsWaiting({ url }: { readonly url: string }): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^http_requests_waiting (\d+)$/m.exec(text)?.[1]);
}
