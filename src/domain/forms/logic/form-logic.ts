/** An answer as stored: text, number, boolean, list or parts. */
export type Answer = string | number | boolean | readonly unknown[] | { readonly [part: string]: unknown };
export type Answers = Readonly<Record<string, Answer | null | undefined>>;

interface Condition {
  readonly element_key: string;
  readonly operator: string;
  readonly value?: unknown;
}
interface Group {
  readonly logical_operator?: string | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  readonly groups?: readonly Group[] | undefined;
}

/** An expression that cannot be read; the message is for the author. */
export interface ExpressionFault {
  readonly fault: string;
}

/**
 * The logic of forms: conditions and calculations over answers. The service judges answers by it, and the hosted page carries the
 * same text to the browser. So everything is inside of this one function, which uses nothing but JavaScript itself, and
 * no expression of an agency is ever run as code.
 */
export function createFormLogic(today: string) {
  const maxDepth = 40;
  const comparing = ['greater_than', 'greater_or_equal', 'less_than', 'less_or_equal'];

  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

  const addDays = (day: string, days: number): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

  function addMonths(day: string, months: number): string {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
  }

  /** `today+3d` and its like as a day; any other text as it is. */
  function dayOf(text: string): string {
    const found = /^(today|tomorrow|yesterday)(?:([+-])(\d{1,4})([dwmy]))?$/.exec(text);
    if (found === null) return text;
    const start = found[1] === 'today' ? today : addDays(today, found[1] === 'tomorrow' ? 1 : -1);
    if (found[2] === undefined) return start;
    const count = Number(found[3]) * (found[2] === '-' ? -1 : 1);
    if (found[4] === 'm' || found[4] === 'y') return addMonths(start, found[4] === 'y' ? count * 12 : count);
    return addDays(start, found[4] === 'w' ? count * 7 : count);
  }

  /** What an answer is compared by: the amount of money, the number, the text. */
  function plain(value: unknown): unknown {
    if (typeof value === 'object' && value !== null && 'amount_minor' in value) return value.amount_minor;
    return value;
  }

  function same(answer: unknown, value: unknown): boolean {
    if (typeof answer === 'number') return answer === Number(value);
    if (typeof answer === 'boolean') return String(answer) === String(value);
    return typeof answer === 'string' && answer === dayOf(String(value));
  }

  /** Negative, zero or positive; NaN for what has no order. */
  function order(answer: unknown, value: unknown): number {
    if (typeof answer === 'number') return answer - Number(value);
    if (typeof answer !== 'string') return NaN;
    const other = dayOf(String(value));
    return answer < other ? -1 : answer > other ? 1 : 0;
  }

  const fold = (text: unknown): string => String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  const oneOf = (answer: unknown, values: unknown): boolean =>
    (Array.isArray(values) ? values : [values]).some((value: unknown) =>
      Array.isArray(answer) ? answer.includes(String(value)) : same(answer, value),
    );

  function holds(answers: Answers, { element_key: key, operator, value }: Condition): boolean {
    const answer = plain(answers[key]);
    const empty = isEmpty(answer);
    if (operator === 'is_empty') return empty;
    if (operator === 'is_not_empty') return !empty;
    // Negations also hold where there is no answer.
    if (operator === 'not_equals' || operator === 'not_in_list') return empty || !oneOf(answer, value);
    if (empty) return false;
    if (operator === 'equals' || operator === 'in_list') return oneOf(answer, value);
    if (operator === 'contains')
      return Array.isArray(answer) ? answer.includes(String(value)) : fold(answer).includes(fold(value));
    if (operator === 'starts_with') return fold(answer).startsWith(fold(value));
    if (operator === 'between') {
      const [from, to] = value as readonly unknown[];
      return order(answer, from) >= 0 && order(answer, to) <= 0;
    }
    const difference = order(answer, value);
    if (!comparing.includes(operator) || Number.isNaN(difference)) return false;
    if (operator === 'greater_than') return difference > 0;
    if (operator === 'greater_or_equal') return difference >= 0;
    return operator === 'less_than' ? difference < 0 : difference <= 0;
  }

  /** Whether the answers meet the group; one without conditions always holds. */
  function meets(group: Group | null | undefined, answers: Answers): boolean {
    if (group === null || group === undefined) return true;
    const parts = [
      ...(group.conditions ?? []).map((condition) => () => holds(answers, condition)),
      ...(group.groups ?? []).map((inner) => () => meets(inner, answers)),
    ];
    if (parts.length === 0) return true;
    return group.logical_operator === 'OR' ? parts.some((part) => part()) : parts.every((part) => part());
  }

  type Run = (scope: Readonly<Record<string, unknown>>) => unknown;

  const fault = (message: string): ExpressionFault => ({ fault: message });
  const number = (value: unknown): number | null => {
    const found = plain(value);
    if (typeof found === 'number') return Number.isFinite(found) ? found : null;
    if (typeof found === 'boolean') return found ? 1 : 0;
    if (typeof found !== 'string' || found.trim() === '') return null;
    return Number.isFinite(Number(found)) ? Number(found) : null;
  };
  const numbers = (values: readonly unknown[]): number[] =>
    values.flat().flatMap((value) => {
      const found = number(value);
      return found === null ? [] : [found];
    });
  const truth = (value: unknown): boolean => !isEmpty(value) && value !== false && value !== 0;
  const rounded = (value: unknown, digits: unknown): number | null => {
    const found = number(value);
    if (found === null) return null;
    const places = Math.max(0, Math.min(6, Math.trunc(number(digits) ?? 0)));
    const factor = 10 ** places;
    const result =
      Math.round((found + Math.sign(found) * Number.EPSILON * Math.abs(found)) * factor) / factor;
    return Number.isFinite(result) ? result : null;
  };
  const units: Readonly<Record<string, number>> = {
    days: 86_400_000,
    weeks: 604_800_000,
    hours: 3_600_000,
    minutes: 60_000,
  };
  const difference = (a: unknown, b: unknown, unit: unknown): number | null => {
    const length = units[String(unit ?? 'days')];
    const [from, to] = [Date.parse(String(b)), Date.parse(String(a))];
    return length === undefined || Number.isNaN(from) || Number.isNaN(to)
      ? null
      : Math.trunc((to - from) / length);
  };

  const functions: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
    default: ([a, b]) => (isEmpty(a) ? (b ?? null) : a),
    if: ([condition, a, b]) => (truth(condition) ? (a ?? null) : (b ?? null)),
    round: ([value, digits]) => rounded(value, digits),
    min: (values) => (numbers(values).length === 0 ? null : Math.min(...numbers(values))),
    max: (values) => (numbers(values).length === 0 ? null : Math.max(...numbers(values))),
    sum: (values) => numbers(values).reduce((total, value) => total + value, 0),
    length: ([value]) => (Array.isArray(value) || typeof value === 'string' ? value.length : 0),
    contains: ([a, value]) =>
      Array.isArray(a) ? a.includes(value) : String(a ?? '').includes(String(value)),
    upper: ([value]) => String(value ?? '').toUpperCase(),
    lower: ([value]) => String(value ?? '').toLowerCase(),
    trim: ([value]) => String(value ?? '').trim(),
    to_text: ([value]) => (isEmpty(value) ? null : String(value)),
    to_number: ([value]) => number(value),
    today: () => today,
    add_days: ([day, count]) =>
      typeof day === 'string' && !Number.isNaN(Date.parse(day))
        ? addDays(day.slice(0, 10), number(count) ?? 0)
        : null,
    difference: ([a, b, unit]) => difference(a, b, unit),
  };

  function arithmetic(operator: string, left: unknown, right: unknown): number | null {
    const [a, b] = [number(left), number(right)];
    if (a === null || b === null) return null;
    const value = operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a / b;
    return Number.isFinite(value) ? value : null;
  }

  function compared(operator: string, left: unknown, right: unknown): boolean {
    const [a, b] = [plain(left) ?? null, plain(right) ?? null];
    if (operator === '==' || operator === '!=') return (a === b) === (operator === '==');
    if (a === null || b === null || typeof a !== typeof b) return false;
    const [x, y] = [a as number, b as number];
    return operator === '<' ? x < y : operator === '<=' ? x <= y : operator === '>' ? x > y : x >= y;
  }

  const tokenForm =
    /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(==|!=|<=|>=|[-+*/()<>,]))/y;

  /** The expression as a function, with the keys that it reads; a fault for one that cannot be read. */
  function compile(text: string): { readonly run: Run; readonly reads: readonly string[] } | ExpressionFault {
    const tokens: { readonly kind: 'number' | 'text' | 'name' | 'sign'; readonly text: string }[] = [];
    tokenForm.lastIndex = 0;
    const source = text.trimEnd();
    while (tokenForm.lastIndex < source.length) {
      const start = tokenForm.lastIndex;
      const found = tokenForm.exec(source);
      if (found === null) return fault(`It cannot be read at "${source.slice(start, start + 20).trim()}".`);
      if (found[1] !== undefined) tokens.push({ kind: 'number', text: found[1] });
      else if (found[2] !== undefined) tokens.push({ kind: 'text', text: found[2].replace(/\\(.)/g, '$1') });
      else if (found[3] !== undefined) tokens.push({ kind: 'name', text: found[3] });
      else tokens.push({ kind: 'sign', text: found[4]! });
    }
    const reads = new Set<string>();
    const problems: string[] = [];
    let at = 0;
    let depth = 0;
    const none: Run = () => null;
    const wrong = (message: string): Run => {
      problems.push(message);
      at = tokens.length;
      return none;
    };
    const takes = (...signs: readonly string[]): string | undefined => {
      const token = tokens[at];
      if (
        token === undefined ||
        token.kind === 'text' ||
        token.kind === 'number' ||
        !signs.includes(token.text)
      )
        return undefined;
      at += 1;
      return token.text;
    };

    function within(inner: () => Run): Run {
      depth += 1;
      const run = depth > maxDepth ? wrong('It is nested too deeply.') : inner();
      depth -= 1;
      return run;
    }
    function chain(
      next: () => Run,
      signs: readonly string[],
      join: (sign: string, a: Run, b: Run) => Run,
    ): Run {
      let left = next();
      for (let sign = takes(...signs); sign !== undefined; sign = takes(...signs))
        left = join(sign, left, next());
      return left;
    }
    const either = (): Run =>
      within(() => chain(both, ['or'], (_, a, b) => (scope) => truth(a(scope)) || truth(b(scope))));
    const both = (): Run =>
      chain(negation, ['and'], (_, a, b) => (scope) => truth(a(scope)) && truth(b(scope)));
    function negation(): Run {
      if (takes('not') === undefined) return comparison();
      const inner = within(negation);
      return (scope) => !truth(inner(scope));
    }
    const comparison = (): Run =>
      chain(
        total,
        ['==', '!=', '<=', '>=', '<', '>'],
        (sign, a, b) => (scope) => compared(sign, a(scope), b(scope)),
      );
    const total = (): Run =>
      chain(product, ['+', '-'], (sign, a, b) => (scope) => arithmetic(sign, a(scope), b(scope)));
    const product = (): Run =>
      chain(signed, ['*', '/'], (sign, a, b) => (scope) => arithmetic(sign, a(scope), b(scope)));
    function signed(): Run {
      if (takes('-') === undefined) return value();
      const inner = within(signed);
      return (scope) => arithmetic('-', 0, inner(scope));
    }
    function value(): Run {
      const token = tokens[at];
      if (token === undefined) return wrong('It ends too early.');
      at += 1;
      if (token.kind === 'number') return () => Number(token.text);
      if (token.kind === 'text') return () => token.text;
      if (token.kind === 'sign')
        return token.text === '(' ? group() : wrong(`"${token.text}" stands where a value is expected.`);
      return named(token.text);
    }
    function group(): Run {
      const inner = either();
      return takes(')') === undefined ? wrong('A ")" is missing.') : inner;
    }
    function named(name: string): Run {
      if (name === 'true' || name === 'false') return () => name === 'true';
      if (name === 'null') return none;
      if (takes('(') !== undefined) return call(name);
      const [key, ...parts] = name.split('.') as [string, ...string[]];
      reads.add(key);
      return (scope) =>
        parts.reduce<unknown>(
          (found, part) =>
            typeof found === 'object' && found !== null && Object.hasOwn(found, part)
              ? (found as Record<string, unknown>)[part]
              : null,
          Object.hasOwn(scope, key) ? scope[key] : null,
        );
    }
    function call(name: string): Run {
      const args: Run[] = [];
      if (takes(')') === undefined) {
        do args.push(either());
        while (takes(',') !== undefined && args.length < 50);
        if (takes(')') === undefined) return wrong('A ")" is missing.');
      }
      const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (found === undefined)
        return wrong(
          `The function ${name} does not exist here. There are ${Object.keys(functions).join(', ')}.`,
        );
      return (scope) => found(args.map((arg) => arg(scope)));
    }

    const run = either();
    if (problems.length === 0 && at < tokens.length)
      return fault(`"${tokens[at]!.text}" stands where an operator is expected.`);
    return problems.length > 0 ? fault(problems[0]!) : { run, reads: [...reads] };
  }

  interface Element {
    readonly type: string;
    readonly key: string;
    readonly visible_when?: Group | undefined;
    readonly required_when?: Group | undefined;
    readonly is_required?: boolean | undefined;
    readonly expression?: string | undefined;
    readonly decimals?: number | undefined;
    readonly source?: string | undefined;
    readonly fixed_value?: string | undefined;
  }

  const displayed = ['heading', 'paragraph', 'image', 'divider', 'page_break'];

  /**
   * Goes through the elements in order: each is shown or not by the answers before it, and what is hidden has no answer. Answers
   * with their calculations, and the keys of what is shown and of what has to be answered.
   */
  function judge(elements: readonly Element[], given: Answers) {
    const answers: Record<string, Answer> = {};
    const shown: string[] = [];
    const required: string[] = [];
    for (const element of elements) {
      if (!meets(element.visible_when, answers)) continue;
      shown.push(element.key);
      if (displayed.includes(element.type)) continue;
      const answer = answerOf(element, given, answers);
      if (!isEmpty(answer)) answers[element.key] = answer!;
      const other = given[`${element.key}_other`];
      if (!isEmpty(other) && oneOf(answers[element.key] ?? [], 'other'))
        answers[`${element.key}_other`] = other!;
      const isRequired =
        element.is_required === true ||
        (element.required_when !== undefined && meets(element.required_when, answers));
      if (isRequired) required.push(element.key);
    }
    return { answers, shown, required };
  }

  function answerOf(element: Element, given: Answers, answers: Answers): Answer | null | undefined {
    if (element.type === 'hidden' && element.source === 'fixed') return element.fixed_value;
    if (element.type !== 'calculation') return given[element.key];
    const compiled = compile(element.expression ?? '');
    return 'fault' in compiled ? null : rounded(compiled.run(answers), element.decimals ?? 0);
  }

  return { compile, dayOf, isEmpty, judge, meets };
}

export type FormLogic = ReturnType<typeof createFormLogic>;
