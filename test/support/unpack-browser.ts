// Unpacks the tests' browser before they begin: beside the builds it costs ten seconds of one core, in the tests of each worker.
import { unpackBrowser } from './browser-program.ts';

if (process.env['CHROMIUM_PATH'] === undefined) await unpackBrowser();
