/**
 * How the server's sources are loaded, in each of its threads. A thread that is started with
 * `--import` of this file needs no flags besides.
 */
import * as module from 'node:module';

/** Its list of exports is so long that reading it again for each file takes most of a second. */
const longList = 'drizzle-orm';

/** @type {Map<string, module.ResolveFnOutput>} */
const resolved = new Map();

module.registerHooks({
  resolve: (specifier, context, next) => {
    const known = resolved.get(specifier);
    if (known) return known;
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${longList}/`)) {
      const url = new URL(specifier, context.parentURL).href;
      return { url, format: 'module', shortCircuit: true };
    }
    // Workspace packages are read from their sources, so that nothing needs building.
    const conditions = [...context.conditions, '@ponte/source'];
    const found = next(specifier, { ...context, conditions });
    if (specifier === longList || specifier.startsWith(`${longList}/`)) {
      resolved.set(specifier, { ...found, shortCircuit: true });
    }
    return found;
  },
});
// What was read once is kept where dependencies are, and goes with them.
module.enableCompileCache(new URL('node_modules/.cache/compiled', import.meta.url).pathname);
