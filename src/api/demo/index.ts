import type { SeedOptions } from './seed.ts';

export { refreshDemoFile } from './demo-file.ts';
export type { SeedOptions };

/** Fills an empty system with the demo agencies. What does it is loaded when it is asked for. */
export const seedDemo = async (options: SeedOptions): Promise<void> =>
  (await import('./seed.ts')).seedDemo(options);
