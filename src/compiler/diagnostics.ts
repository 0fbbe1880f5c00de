import { relative } from 'node:path';

/** A place in an author's file; lines and columns count from 1, as editors do. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Severity = 'error' | 'warning';

/** One thing to tell the author. `code` is a rule of spec/README.md (`C21`) or the stage that found it (`ref`). */
export interface Diagnostic {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly place: Place;
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** In reading order, each once: a shared shape is reached on many ways and would be reported on each. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** `file:line:column  error C21  message`, the form that editors and terminals turn into a link. */
export function formatDiagnostic(
  { severity, code, message, place }: Diagnostic,
  base = process.cwd(),
): string {
  const file = relative(base, place.file);
  const shown = file.startsWith('..') ? place.file : file;
  return `${shown}:${place.line}:${place.column}  ${severity} ${code}  ${message}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
