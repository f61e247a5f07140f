/**
 * The server's door: `node apps/api/server.mjs`. It is what an old Node can still read, so that it
 * gets a sentence; everything behind it is TypeScript.
 */
import * as module from 'node:module';

/** The first Node with `crypto.argon2`. */
const [oldestMajor, oldestMinor] = [24, 7];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `The API needs Node ${oldestMajor}.${oldestMinor} or newer and this is ${process.versions.node}: start it with npm start, which brings its own, or with node_modules/.bin/node.\n`,
  );
  process.exit(1);
}

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
await import('./src/main.ts');
