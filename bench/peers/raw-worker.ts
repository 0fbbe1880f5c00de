// The ceiling of deliveries: graphile-worker as it is fastest, one keep-alive POST for each job, nothing else stored.
import { Agent, request } from 'node:http';
import { run } from 'graphile-worker';

const url = new URL(process.env['BENCH_RECEIVER']!);
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

const post = (body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve());
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

await run({
  connectionString: process.env['BENCH_DATABASE_URL']!,
  taskList: { post: async (payload) => post((payload as { body: string }).body) },
  preset: {
    worker: {
      concurrentJobs: 500,
      maxPoolSize: 16,
      pollInterval: 200,
      localQueue: { size: 500 },
      completeJobBatchDelay: 5,
    },
  },
});
console.log('ready worker');
