const mebibyte = 1024 * 1024;

/** What a child may use up. */
export interface Limits {
  /** Of memory that is in use, for as short as it may be (`watchEveryMs`). */
  readonly memoryBytes: number;
  /** Of a core, in whole seconds. */
  readonly cpuSeconds: number;
  /** From its start, however little it gets done. */
  readonly wallMs: number;
  readonly inputBytes: number;
  readonly outputBytes: number;
}

/** What is asked of images fits: 50 megapixels to JPEG take 250 MB and 3 s of a core, to PNG of 16 bits 600 MB and 9 s. */
export const usualLimits: Limits = {
  memoryBytes: 768 * mebibyte,
  cpuSeconds: 15,
  wallMs: 25_000,
  inputBytes: 100 * mebibyte,
  outputBytes: 64 * mebibyte,
};

/**
 * The shell sets limits that the kernel holds, then becomes the child. No file can be written, and no image of the memory is left behind.
 * A system that does not know one of them does without it.
 */
export const limitsScript = ({ memoryBytes, cpuSeconds }: Limits, reservedBytes: number): string =>
  [
    `ulimit -t ${cpuSeconds}`,
    `ulimit -v ${Math.ceil((reservedBytes + memoryBytes) / 1024)}`,
    'ulimit -c 0',
    'ulimit -f 0',
  ]
    .map((command) => `${command} 2>/dev/null || :`)
    .concat('exec "$0" "$@"')
    .join('\n');
