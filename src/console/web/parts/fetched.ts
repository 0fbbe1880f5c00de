import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the console could not be fetched, though the service has not been updated. */
export class Unfetched extends Error {}

const againAfterMs = 1_000;

/**
 * A part of the console that is fetched when it is first shown. An update of the service replaces all parts under new names, so
 * the page is then loaded again, which asks before it drops what was entered.
 */
export const fetched = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load()
      .catch(() =>
        new Promise((resolve) => {
          setTimeout(resolve, againAfterMs);
        }).then(load),
      )
      .catch(async (error: unknown) => {
        if (!(await isUpdated()))
          throw new Unfetched('Part of the page could not be loaded.', { cause: error });
        location.reload();
        return new Promise<never>(() => {});
      }),
  );

/** Whether the service has another console now than the one that runs here. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  const page = await fetch('/console', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
  return page !== undefined && script != null && !page.includes(script);
}
