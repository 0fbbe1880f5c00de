import consoleText from '#generated/console/operations.txt?raw';
import publicText from '#generated/operations.txt?raw';

/** What the contract says of an operation in a line. */
export interface OperationLine {
  readonly id: string;
  readonly family: string;
  readonly method: string;
  readonly path: string;
  /** `none` for those that everybody may use. */
  readonly permission: string;
  readonly isPublic: boolean;
}

function linesOf(text: string, isPublic: boolean): OperationLine[] {
  let family = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) family = line.slice(2);
    const [id, method, path, permission] = line.split(' ');
    return line.startsWith('#') || permission === undefined
      ? []
      : [{ id: id!, family, method: method!, path: path!, permission, isPublic }];
  });
}

/** All operations by their ids; the public ones are those of the API reference. */
export const operations: ReadonlyMap<string, OperationLine> = new Map(
  [...linesOf(consoleText, false), ...linesOf(publicText, true)].map((operation) => [
    operation.id,
    operation,
  ]),
);

/** Page of the API reference. */
export const referenceOf = ({ family, id }: OperationLine): string => `/reference/${family}/${id}`;

/** What it is called as a tool of an AI host. */
export const toolNameOf = ({ id }: OperationLine): string =>
  id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
