import { fn } from 'storybook/test';

/**
 * What a story's uncontrolled parts begin with (`defaultValue`, `defaultChecked`, …), as a key: when
 * the panel of controls changes one, the story has to start again.
 */
export function keyOfDefaults(args: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name)));
}

/** Handlers that hear of something and turn nothing on, so that giving one changes no story. */
const hearing = /^on(?:\w*Change|Commit|Complete|Copied)$/;

/** Spies for such handlers of a component that its story leaves out: the actions panel shows them. */
export function withSpies(
  argTypes: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const missing = Object.keys(argTypes).filter((name) => hearing.test(name) && !(name in args));
  return Object.fromEntries(missing.map((name) => [name, fn()]));
}
