import type { Plugin } from 'vite';

const reactRouter = /\/node_modules\/react-router\/dist\/.*\.m?js$/;

/**
 * Lets the bundler drop the parts of React Router that a declarative router never runs (forms,
 * framework links, scroll restoration, route trees): half of it. Its components are calls of
 * `forwardRef` and assignments of `displayName` at the top level, which a bundler has to keep
 * because it cannot know that they do nothing else. The development server leaves it as it is.
 */
export function shakeReactRouter(): Plugin {
  return {
    name: 'ponte:shake-react-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: reactRouter },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w*";$/gm, ''),
        map: null,
      }),
    },
  };
}
