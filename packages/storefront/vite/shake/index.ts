import type { Plugin } from 'vite';
import type { ShakenLibrary } from './library.ts';
import { mobx } from './mobx.ts';
import { reactDom } from './react-dom.ts';
import { reactIntl } from './react-intl.ts';
import { reactRouter } from './react-router.ts';

/** The sources that tell which of a library is used. */
const workspace = /\/packages\/[\w-]+\/src\/[^?]*\.tsx?$/;

/** Lets the bundler drop what of a library nobody runs. Development and the server have all of it. */
export function shakeLibraries(): Plugin[] {
  return [reactDom, reactRouter, reactIntl, mobx].flatMap(shake);
}

function shake({ modules, shake: shaken, without }: ShakenLibrary): Plugin[] {
  const common = {
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  } as const;
  const plugin: Plugin = {
    ...common,
    name: 'ponte:shake',
    transform: {
      filter: { id: modules },
      handler: (code) => ({ code: shaken(code), map: null }),
    },
  };
  if (!without) return [plugin];
  const guard: Plugin = {
    ...common,
    name: 'ponte:shake-guard',
    transform: {
      filter: { id: workspace, code: without },
      handler(code) {
        this.error(
          `The browser has no ${without.exec(code)?.[0]}: see ${modules.source} in vite/shake.`,
        );
      },
    },
  };
  return [plugin, guard];
}
