/** Whether one version comes after another by semantic versioning. */
export function isAbove(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place]! > b[place]!;
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
