import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type YAMLParseError,
} from 'yaml';
import { invalid, Problem, property } from '#src/platform/errors/index.ts';

/** A part of the text; undefined where there is nothing. */
export type TextNode = Node | undefined;

export interface Entry {
  readonly key: string;
  /** Position of the key. */
  readonly keyNode: Node;
  readonly value: TextNode;
}

/**
 * YAML 1.2 as people write it, without what could surprise: anchors, aliases, tags and directives. Whatever is wrong is
 * said with line and column.
 */
export class TextSource {
  readonly root: TextNode;
  readonly #lines = new LineCounter();
  /** Where a place of the body that the text means stands in it. */
  readonly #places = new Map<string, number>();

  constructor(content: string) {
    const document = this.#parse(content);
    this.root = present(document.contents);
    if (this.root === undefined) throw invalid('body.content', 'is empty.');
  }

  #parse(content: string): Document.Parsed {
    requireFewParts(content);
    try {
      // Repeated keys are found below: the parser compares each pair, which takes seconds for a large text.
      const document = withoutStacks(() =>
        parseDocument(content, {
          version: '1.2',
          schema: 'core',
          uniqueKeys: false,
          prettyErrors: false,
          logLevel: 'error',
          lineCounter: this.#lines,
        }),
      );
      const [error] = document.errors;
      if (error !== undefined) this.failAt(error.pos[0], describe(error));
      if (document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1)
        this.failAt(0, 'a directive (%) is not allowed.');
      visit(document, {
        Alias: (_, node) => this.fail(node, 'an alias (*) is not allowed. Write it out.'),
        Node: (_, node) => {
          this.#refuseDecorated(node);
          if (isScalar(node)) this.#refuseUnstorable(node);
        },
      });
      return document;
    } catch (error) {
      if (error instanceof RangeError) throw invalid('body.content', 'is nested too deeply.');
      throw error;
    }
  }

  #refuseDecorated(node: Node): void {
    if ('anchor' in node && node.anchor !== undefined) this.fail(node, 'an anchor (&) is not allowed.');
    if (node.tag !== undefined) this.fail(node, 'a tag (!) is not allowed.');
  }

  /** Escapes in double quotes can produce characters that a body may not contain and the database cannot store. */
  #refuseUnstorable(node: Scalar): void {
    if (typeof node.value !== 'string') return;
    if (node.value.includes('\0')) this.fail(node, 'the NUL character (\\0) is not allowed.');
    if (!node.value.isWellFormed())
      this.fail(node, 'half of a surrogate pair (such as \\ud83d) is not allowed.');
  }

  /** Notes that the place of the body, such as `stages[0].name`, is what `node` says. */
  note(place: string, node: TextNode): void {
    if (node?.range != null) this.#places.set(place, node.range[0]);
  }

  fail(node: TextNode, message: string): never {
    this.failAt(node?.range?.[0] ?? 0, message);
  }

  failAt(offset: number, message: string): never {
    const { line, col } = this.#lines.linePos(offset);
    throw invalid('body.content', `line ${Math.max(line, 1)}, column ${Math.max(col, 1)}: ${message}`);
  }

  /** Says a problem with a place of the body, such as `body.stages[0].name must not be empty`, of the text instead. */
  locate(error: unknown): unknown {
    if (!(error instanceof Problem) || error.code !== 'validation_error') return error;
    const found = /^body((?:\.[\w-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*) ([^]*)$/.exec(error.message);
    if (found === null || error.message.startsWith('body.content ')) return error;
    try {
      this.#failAtPlace(found[1]!.replace(/^\./, ''), found[2]!);
    } catch (located) {
      return located;
    }
  }

  /** At the innermost part of the place that the text has. */
  #failAtPlace(place: string, message: string): never {
    const steps = place.match(step) ?? [];
    let known = steps.length;
    while (known > 0 && !this.#places.has(steps.slice(0, known).join(''))) known -= 1;
    const rest = steps.slice(known).join('').replace(/^\./, '');
    this.failAt(
      this.#places.get(steps.slice(0, known).join('')) ?? 0,
      rest === '' ? message : `${rest} ${message}`,
    );
  }

  /** The entries of a map; a repeated key is an error. */
  entries(node: TextNode, what: string): Entry[] {
    if (!isMap(node)) this.fail(node, `${what} must be a map of names and values.`);
    const seen = new Set<string>();
    return node.items.map(({ key, value }) => {
      if (!isScalar(key)) this.fail(isNode(key) ? key : node, 'a name must be plain text.');
      const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
      if (seen.has(name)) this.fail(key, `${name} is repeated; each name can occur only once.`);
      seen.add(name);
      return { key: name, keyNode: key, value: present(value) };
    });
  }

  items(node: TextNode, what: string): Node[] {
    if (!isSeq(node)) this.fail(node, `${what} must be a list.`);
    return node.items.map((item) => {
      if (present(item) === undefined) this.fail(isNode(item) ? item : node, `${what} has an empty entry.`);
      return item as Node;
    });
  }

  /** A text; numbers and the like are taken as they are written. */
  text(node: Node, what: string): string {
    if (!isScalar(node)) this.fail(node, `${what} must be text.`);
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  flag(node: Node, what: string): boolean {
    if (!isScalar(node) || typeof node.value !== 'boolean') this.fail(node, `${what} must be true or false.`);
    return node.value;
  }

  /** Anything, as JSON; `place` is where it goes. */
  value(node: TextNode, place: string): unknown {
    this.note(place, node);
    if (isSeq(node))
      return this.items(node, 'the list').map((item, index) => this.value(item, `${place}[${index}]`));
    if (isMap(node))
      return Object.fromEntries(
        this.entries(node, place).map(({ key, value }) => [key, this.value(value, property(place, key))]),
      );
    if (!isScalar(node)) return null;
    if (typeof node.value === 'number' && !Number.isFinite(node.value))
      this.fail(node, `${node.source ?? node.value} is not a number.`);
    return node.value;
  }
}

/** One step of a place such as `stages[0].tools[1].config["an odd name"]`. */
const step = /\.?[\w-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]/g;

/** Words, marks and the white space between them. A text that says a lot has three characters to a part: as long as a text may be, it has 67,000. */
const maxParts = 70_000;

/** Beginnings of lists, maps and their entries. A text at the limits of a process has 6,000 entries of lists. */
const maxMarks = 10_000;
const marks = new Set(['-', '[', ']', '{', '}', ',', '?']);

/** Two hundred thousand brackets are no longer than a process is, and take seconds to be understood. */
function requireFewParts(content: string): void {
  let parts = 0;
  let entries = 0;
  for (const part of new Lexer().lex(content)) {
    parts += 1;
    if (parts > maxParts)
      throw invalid('body.content', 'has more than 70,000 tokens, including white space. Make it shorter.');
    if (marks.has(part) && (entries += 1) > maxMarks)
      throw invalid('body.content', 'has more than 10,000 entries of lists and brackets. Make it shorter.');
  }
}

/** The parser makes an error of everything that is wrong, of which the first is told: without stacks that takes a quarter of the time. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const maxMessageLength = 300;

function describe({ code, message }: YAMLParseError): string {
  if (code === 'MULTIPLE_DOCS') return 'a second document starts here; only one is allowed.';
  if (message.includes('call stack')) return 'it is nested too deeply.';
  return `${message.replace(/\s+/g, ' ').slice(0, maxMessageLength).replace(/\.$/, '')}.`;
}

/** The node, or undefined when it is absent or null. */
export const present = (node: unknown): TextNode =>
  isNode(node) && !(isScalar(node) && node.value === null) ? node : undefined;
