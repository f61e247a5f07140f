import type { Kind } from './kinds.ts';

/** What `PRODUCTION=on` asks of a value. */
export interface InProduction<Value> {
  /** Absent is refused. */
  readonly needed?: true;
  /** What a value has to be besides, as the end of a sentence: "a mail server of yours". */
  readonly form?: string;
  /** The end of the sentence that refuses: "without it no mail is sent". */
  readonly because: string;
  refuses(value: Value): boolean;
}

interface About<Value> {
  /** One line, plain English, that begins with a small letter. */
  readonly meaning: string;
  /** A secret's is in angle brackets and is refused, so that it is never used. */
  readonly example: string;
  readonly production?: InProduction<Value>;
}

/** An environment variable. Empty counts as absent. */
export interface Setting<Value> extends About<Value> {
  readonly kind: Kind<unknown>;
  /** What it is or what happens when it is absent, for the documents. */
  readonly absent: string;
  /** The value of a text, or of an absent variable; undefined as `wrong` when it has not the form. */
  read(text: string | undefined): { readonly value: Value } | 'wrong';
}

/** A setting with a default, written as in the environment. */
export function setting<Value>(
  kind: Kind<Value>,
  about: About<NoInfer<Value>> & { readonly default: string },
): Setting<Value> {
  return {
    ...about,
    kind,
    absent: `\`${about.default}\``,
    read: (text) => {
      const value = kind.read(text ?? about.default);
      return value === undefined ? 'wrong' : { value };
    },
  };
}

/** A setting that may be absent; `absent` says what happens then. */
export function optional<Value>(
  kind: Kind<Value>,
  about: About<NoInfer<Value> | undefined> & { readonly absent: string },
): Setting<Value | undefined> {
  return {
    ...about,
    kind,
    read: (text) => {
      if (text === undefined) return { value: undefined };
      const value = kind.read(text);
      return value === undefined ? 'wrong' : { value };
    },
  };
}

/** What a kind of process reads from its environment. */
export interface Description<Values extends object> {
  /** Heads its table in the documents. */
  readonly title: string;
  readonly settings: { readonly [Name in keyof Values]: Setting<Values[Name]> };
  /** Rules over several settings: the sentence that refuses, or undefined. */
  readonly rules: readonly ((values: NoInfer<Values>) => string | undefined)[];
}

/** The values of a description. */
export type SettingsOf<Described> = Described extends Description<infer Values> ? Values : never;

/** Infers the values of a description. */
export function describe<Values extends object>(
  description: Description<Values>,
): Description<Values> {
  return description;
}

/** Of a setting that a shop on the open network has to have. */
export function needed(because: string): InProduction<unknown> {
  return { needed: true, because, refuses: (value) => value === undefined };
}

/** Of a switch that a shop on the open network must not have on. */
export function mustBeOff(because: string): InProduction<boolean> {
  return { form: 'off', because, refuses: (value) => value };
}
