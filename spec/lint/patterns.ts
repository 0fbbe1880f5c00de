import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from '../../src/compiler/rule.ts';
import { readPatterns } from './pattern-words.ts';

/** Whoever sends a value that does not match is told in words what it must be (C45). */
export const patternRules: readonly Rule[] = [
  {
    id: 'C45',
    severity: 'error',
    check: (contract, report) => {
      const root = contract.bundle.files[0]?.path;
      const path = root === undefined ? undefined : join(dirname(root), 'shared/patterns.yaml');
      if (path === undefined || !existsSync(path)) return;
      const known = new Set(readPatterns(path).map(({ pattern }) => pattern));
      for (const { value, tokens } of contract.schemas) {
        if (typeof value.pattern === 'string' && !known.has(value.pattern))
          report(
            [...tokens, 'pattern'],
            'Say in spec/shared/patterns.yaml what the pattern asks for, or use one that is there.',
          );
      }
    },
  },
];
