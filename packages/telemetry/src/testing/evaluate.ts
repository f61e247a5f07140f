/** A series of one scrape: name, labels, value. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Two scrapes of one process, as far apart as the ranges of the rules. */
export interface Scrapes {
  readonly before: string;
  readonly after: string;
  /** The labels that Prometheus adds. */
  readonly job: string;
  /** What `time()` is, in seconds; 0 when no rule asks for it. */
  readonly time?: number;
}

interface Token {
  readonly kind: 'number' | 'name' | 'selector' | 'range' | 'sign';
  readonly text: string;
}

const tokens =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<name>[a-zA-Z_]\w*)|(?<selector>\{[^}]*\})|(?<range>\[[^\]]*\])|(?<sign>[-/()]))/gy;

const comparison = /^(?<left>.*) (?<sign>[<>]|==) (?<right>\d+(?:\.\d+)?)$/s;

/**
 * Whether an alert's expression holds between two scrapes. Knows what our rules are written in:
 * selectors, `increase`, `rate`, `sum`, `time()`, `-`, `/`, one comparison with a number at the end, and
 * several of all that with `and on()` between them.
 * @throws for an expression that it does not know
 */
export function fires(expression: string, scrapes: Scrapes): boolean {
  return expression.split(' and on() ').every((part) => holds(part, scrapes));
}

function holds(expression: string, { before, after, job, time = 0 }: Scrapes): boolean {
  const { left, sign, right } = comparison.exec(expression.trim())?.groups ?? {};
  if (left === undefined || right === undefined) throw new Error(`No comparison: ${expression}`);
  const samples = { before: samplesOf(before, job), after: samplesOf(after, job), time };
  const limit = Number(right);
  return new Evaluation(left, samples)
    .values()
    .some((value) =>
      sign === '>' ? value > limit : sign === '<' ? value < limit : value === limit,
    );
}

interface Samples {
  readonly before: readonly Sample[];
  readonly after: readonly Sample[];
  readonly time: number;
}

class Evaluation {
  readonly #tokens: readonly Token[];
  readonly #samples: Samples;
  #at = 0;

  constructor(expression: string, samples: Samples) {
    this.#tokens = tokensOf(expression);
    this.#samples = samples;
  }

  /** The values of the whole expression. */
  values(): readonly number[] {
    const values = this.#difference();
    if (this.#at < this.#tokens.length) throw new Error(`Not known: ${this.#next().text}`);
    return values;
  }

  #difference(): readonly number[] {
    let values = this.#quotient();
    while (this.#takes('-')) values = pairs(values, this.#quotient(), (a, b) => a - b);
    return values;
  }

  #quotient(): readonly number[] {
    let values = this.#operand();
    while (this.#takes('/')) values = pairs(values, this.#operand(), (a, b) => a / b);
    return values;
  }

  #operand(): readonly number[] {
    const { kind, text } = this.#next();
    if (kind === 'number') return [Number(text)];
    if (kind !== 'name') throw new Error(`Not known: ${text}`);
    if (!this.#takes('(')) return this.#selected(text, false);
    const values = this.#called(text);
    if (!this.#takes(')')) throw new Error(`${text}( is not closed.`);
    return values;
  }

  #called(call: string): readonly number[] {
    if (call === 'time') return [this.#samples.time];
    if (call === 'sum') return [total(this.#difference())];
    if (call !== 'rate' && call !== 'increase') throw new Error(`Not known: ${call}`);
    return this.#selected(this.#next().text, true);
  }

  /** The values of a selector, or how much they grew over its range. */
  #selected(name: string, growth: boolean): readonly number[] {
    const following = this.#tokens[this.#at];
    const fits = following?.kind === 'selector' ? matcherOf(this.#next().text) : () => true;
    if (growth && this.#next().kind !== 'range') throw new Error(`${name} needs a range.`);
    return this.#samples.after
      .filter((sample) => sample.name === name && fits(sample.labels))
      .map((sample) => sample.value - (growth ? this.#valueBefore(sample) : 0));
  }

  /** As Prometheus does, a series that appears in between did not grow. */
  #valueBefore({ name, labels, value }: Sample): number {
    const key = JSON.stringify([name, labels]);
    const same = this.#samples.before.find((one) => JSON.stringify([one.name, one.labels]) === key);
    return same?.value ?? value;
  }

  #next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error('The expression ends early.');
    this.#at += 1;
    return token;
  }

  #takes(sign: string): boolean {
    if (this.#tokens[this.#at]?.text !== sign) return false;
    this.#at += 1;
    return true;
  }
}

function tokensOf(expression: string): readonly Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of expression.matchAll(tokens)) {
    const { number, name, selector, range, sign } = match.groups ?? {};
    end = match.index + match[0].length;
    if (number !== undefined) found.push({ kind: 'number', text: number });
    else if (name !== undefined) found.push({ kind: 'name', text: name });
    else if (selector !== undefined) found.push({ kind: 'selector', text: selector });
    else if (range !== undefined) found.push({ kind: 'range', text: range });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign });
  }
  if (expression.slice(end).trim() !== '') throw new Error(`Not known: ${expression.slice(end)}`);
  return found;
}

function matcherOf(selector: string): (labels: Sample['labels']) => boolean {
  const wanted = [...selector.matchAll(/(\w+)(=~|=)"([^"]*)"/g)].map(
    ([, label = '', sign, text = '']) => ({
      label,
      pattern: sign === '=' ? undefined : new RegExp(`^(?:${text})$`),
      text,
    }),
  );
  return (labels) =>
    wanted.every(({ label, pattern, text }) => {
      const value = labels[label] ?? '';
      return pattern ? pattern.test(value) : value === text;
    });
}

function samplesOf(scrape: string, job: string): readonly Sample[] {
  return scrape
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', list = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const labels = [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
      return { name, labels: { ...Object.fromEntries(labels), job }, value: Number(value) };
    });
}

/** Each value with the one value of the other side. */
function pairs(
  left: readonly number[],
  right: readonly number[],
  of: (a: number, b: number) => number,
): readonly number[] {
  const [one] = right;
  return one === undefined ? [] : left.map((value) => of(value, one));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
