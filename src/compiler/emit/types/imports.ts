/** A name that a module takes from another one; `name as other` gives it another one there. */
export interface Imported {
  readonly name: string;
  readonly isType: boolean;
}

const { compare } = new Intl.Collator('en');

export function importLine(all: readonly Imported[], from: string): string {
  const sorted = [...all].sort((one, other) => compare(one.name, other.name));
  const isTypes = sorted.every(({ isType }) => isType);
  const names = sorted.map(({ name, isType }) => (isType && !isTypes ? `type ${name}` : name));
  return `import ${isTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';\n`;
}
