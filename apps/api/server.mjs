/**
 * Entry point: `node apps/api/server.mjs`. Written so that an old Node can parse it and print a
 * sentence; everything behind it is TypeScript.
 */

/** The first Node with `crypto.argon2`. */
const [oldestMajor, oldestMinor] = [24, 7];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `The API needs Node ${oldestMajor}.${oldestMinor} or newer and this is ${process.versions.node}: start it with npm start, which brings its own, or with node_modules/.bin/node.\n`,
  );
  process.exit(1);
}

await import('./sources.mjs');
await import('./src/main.ts');
