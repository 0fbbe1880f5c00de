import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectFileHealth } from './health.queries.ts';

const labels = ['step'];

export const health: HealthPart = {
  name: 'files',
  gauges: [
    {
      name: 'files_oldest_seconds',
      help: 'Age of the oldest file that waits to be put together or checked (`finish`), or to be read for its text (`read`).',
      labels,
    },
    { name: 'files_waiting', help: 'Files that wait for the step; counted up to 10,000.', labels },
  ],
  measure: async (owner) => samplesOf(await selectFileHealth(owner), labels),
  thresholds: [
    {
      alert: 'FilesLate',
      query: highest('files_oldest_seconds', 'step'),
      warning: 900,
      critical: 7_200,
      unit: 'seconds',
      means:
        'Uploaded files do not become ready, or are not read: the store or the scanner is away, or no worker runs.',
      action:
        'If jobs are late too, look at these first. For `finish`, look for "finish_upload" in the log of the workers: it names the store or the scanner. For `read`, look for "reading"; a file that fails five times is left unread.',
    },
  ],
};
