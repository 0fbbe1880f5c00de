import type { Reporter, TestModule } from 'vitest/node';
import { cpuByChild } from './cpu.ts';

/** Folders of test/ that are told apart; the others are the rest. */
const phases = ['contract', 'compiler', 'families', 'browser', 'process'];

/** Says where the time of a whole run went: seconds of both workers by folder, the longest files, and the work of processes. */
export default class PhasesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 20) return;
    const seconds = new Map<string, number>();
    for (const module of modules) {
      const phase = phaseOf(module);
      seconds.set(phase, (seconds.get(phase) ?? 0) + secondsOf(module));
    }
    const longest = modules.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 10);
    console.log(
      `\ntests by folder, in seconds of a worker: ${[...seconds]
        .sort(([, a], [, b]) => b - a)
        .map(([phase, sum]) => `${phase} ${Math.round(sum)}`)
        .join(', ')}\nlongest: ${longest
        .map((module) => `${module.relativeModuleId.replace(/^test\//, '')} ${secondsOf(module).toFixed(1)}`)
        .join(', ')}${cpuText()}`,
    );
  }
}

/** What can be compared between runs on a machine with other work. */
function cpuText(): string {
  const sums = [...(cpuByChild(process.pid) ?? [])];
  if (sums.length === 0) return '';
  return `\nseconds of a processor: ${sums.map(([name, seconds]) => `${name} ${Math.round(seconds)}`).join(', ')}`;
}

function phaseOf({ relativeModuleId }: TestModule): string {
  const folder = relativeModuleId.split('/')[1]!;
  return phases.includes(folder) ? folder : 'rest';
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration) / 1000;
}
