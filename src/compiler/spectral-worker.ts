import { parentPort, workerData } from 'node:worker_threads';
import { judgeBySpectral } from './spectral-judge.ts';
import type { SpectralWork } from './spectral.ts';

parentPort?.postMessage(await judgeBySpectral(workerData as SpectralWork));
