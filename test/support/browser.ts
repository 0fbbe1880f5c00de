import { chromium, type Browser } from 'playwright-core';
import { unpackBrowser } from './browser-program.ts';

// Not the package's own list, which is made for a place without processes and turns protections off that pages rely on.
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Pages live for seconds: compiling their functions again, for speed, takes longer than it saves.
  '--js-flags=--no-opt,--no-maglev',
];

// Each file starts a browser; one look at the program is enough for a process.
let unpacked: Promise<string> | undefined;

/** A Chromium: the one inside the npm package, or the one that `CHROMIUM_PATH` names. Close it. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  try {
    return await chromium.launch({
      executablePath: own ?? (await (unpacked ??= unpackBrowser())),
      args: switches,
      headless: true,
    });
  } catch (error) {
    const cure =
      own === undefined
        ? 'Set CHROMIUM_PATH to a Chromium or Chrome of this machine.'
        : `CHROMIUM_PATH is ${own}: set it to a Chromium or Chrome that runs here.`;
    throw new Error(
      `No browser could be started for the tests. ${cure}\n${(error as Error).message.split('\n').slice(0, 3).join('\n')}`,
      { cause: error },
    );
  }
}

let shared: Promise<Browser> | undefined;

/**
 * The one of this worker, for files that keep to contexts of their own: a start takes a second. It goes with the process. A file that
 * follows one which broke it gets another.
 */
export async function sharedBrowser(): Promise<Browser> {
  const before = await shared?.catch(() => undefined);
  if (before?.isConnected() !== true) shared = launchBrowser();
  return shared!;
}
