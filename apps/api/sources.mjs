/**
 * Loads the server's TypeScript sources, in each of its threads: start a thread with `--import` of
 * this file and no other flags.
 */
import * as module from 'node:module';

/** Resolving its long export list again for each file would take most of a second. */
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
    // Import workspace packages from their sources, so nothing has to be built.
    const conditions = [...context.conditions, '@ponte/source'];
    const found = next(specifier, { ...context, conditions });
    if (specifier === longList || specifier.startsWith(`${longList}/`)) {
      resolved.set(specifier, { ...found, shortCircuit: true });
    }
    return found;
  },
});
// The compile cache stands in node_modules, and is deleted with it.
module.enableCompileCache(new URL('node_modules/.cache/compiled', import.meta.url).pathname);
