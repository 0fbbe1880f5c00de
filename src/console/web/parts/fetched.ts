import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the console could not be fetched, and loading the page again has not helped. */
export class Unfetched extends Error {}

const againAfterMs = 1_000;
const reloadedAt = 'console.reloaded-at';
const reloadAtMostEveryMs = 60_000;

/**
 * A part of the console that is fetched when it is first shown. An update of the service replaces all parts under new names,
 * so when one is gone the page is loaded again, which asks before it drops what was entered.
 */
export const fetched = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> => lazy(() => load()
  .catch(() => new Promise((resolve) => { setTimeout(resolve, againAfterMs); }).then(load))
  .catch((error: unknown) => {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadAtMostEveryMs) throw new Unfetched('A part of the page could not be fetched.', { cause: error });
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
    return new Promise<never>(() => {});
  }));
