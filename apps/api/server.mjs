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

// Workspace packages are read from their sources, so that nothing needs building.
module.registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@ponte/source'] }),
});
await import('./src/main.ts');
