import type { ShakenLibrary } from './library.ts';

/**
 * React Router without what a declarative router never runs: forms, framework links, scroll
 * restoration, route trees and their boundaries. Its components are calls of `forwardRef`, classes
 * and assignments at the top level, which a bundler has to keep because it cannot know that they do
 * nothing else.
 */
export const reactRouter: ShakenLibrary = {
  modules: /\/node_modules\/react-router\/dist\/.*\.m?js$/,
  shake: (code) =>
    code
      .replaceAll(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replaceAll(
        /= ((?:Object\.getOwnPropertyNames|new Set|new URL|new WeakMap)\()/g,
        '= /* @__PURE__ */ $1',
      )
      .replaceAll(
        /^var (\w+) = (class extends React\w*\.Component \{\n[^]*?^\});$/gm,
        'var $1 = /* @__PURE__ */ (() => $2)();',
      )
      .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
};
