/** See `doc-examples.ts`. */
declare module 'example:*' {
  import type { ComponentType } from 'react';

  const Example: ComponentType<Readonly<Record<string, unknown>>>;
  export default Example;
}
declare module 'example-action:*' {
  const action: (state: object, form: FormData) => Promise<object>;
  export default action;
}
