/** Who wants to be asked before the page is left by going back or forth. */
export const leaving: { guard: ((event: PopStateEvent) => void) | null } = { guard: null };

// A window's listeners are called in the order in which they came, and the router's come with its first render.
window.addEventListener('popstate', (event) => leaving.guard?.(event));
