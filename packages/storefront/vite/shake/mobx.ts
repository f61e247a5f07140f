import type { ShakenLibrary } from './library.ts';

/** Functions that hold arrays, maps, sets, flows and decorators, and what stands in for each. */
const cut: Readonly<Record<string, string>> = {
  // What is observed is replaced, not changed: `observableRef`.
  deepEnhancer: '(value) { return value; }',
  createAutoAnnotation:
    '(options_) { return { annotationType_: "true", options_, make_: () => 0, extend_: () => true }; }',
  isObservableArray: '() { return false; }',
  decorateAction20223_: '() {}',
  decorateFlow20223_: '() {}',
  decorateComputed20223_: '() {}',
  decorateObservable20223_: '() {}',
};

/**
 * MobX without observable arrays, maps and sets, flows, decorators and annotations that are found
 * out by themselves: stores name each `observableRef` and `computed`. What is observed may be any of
 * them by default, so that a bundler keeps them all.
 */
export const mobx: ShakenLibrary = {
  modules: /\/node_modules\/mobx\/dist\/mobx\.mjs$/,
  shake: (code) =>
    code
      .replaceAll(/^function (\w+)(?=\()/gm, (declaration, name: string) =>
        name in cut ? `function ${name}${cut[name]}\nfunction left_${name}` : declaration,
      )
      .replaceAll(
        /^((?:var|const) isObservable(?:Map|Set|ArrayAdministration) =) .*;$/gm,
        '$1 () => false;',
      )
      .replaceAll(/\bhas(?:Interceptors|Listeners)\(this\)/g, 'false'),
  without:
    /\b(?:observable|observableDeep|observableShallow|intercept|observe|observableStruct|makeAutoObservable|extendObservable|flow|flowBound|useLocalObservable)\b[^;]*\bfrom\s*['"]mobx(?:-react-lite)?['"]/,
};
