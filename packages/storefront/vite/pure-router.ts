import type { Plugin } from 'vite';

/**
 * Tells the bundler that what React Router does at the top level has no side effects: its components
 * are calls of `forwardRef`, classes and assignments, which a bundler keeps otherwise, 5 kB of forms,
 * framework links, route trees and their boundaries. Development and the server have all of it.
 */
export function pureRouter(): Plugin {
  return {
    name: 'ponte:pure-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.m?js$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}

/** The same module, of which a bundler drops what nobody imports. */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(
      /= ((?:Object\.getOwnPropertyNames|new Set|new URL|new WeakMap)\()/g,
      '= /* @__PURE__ */ $1',
    )
    .replaceAll(
      /^var (\w+) = (class extends React\w*\.Component \{\n[^]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');
}
