/** Ends in a sentence on a Node that is too old, and is written so that such a Node can parse it. */

/** The first Node with `crypto.argon2`. */
const [oldestMajor, oldestMinor] = [24, 7];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `The API needs Node ${oldestMajor}.${oldestMinor} or newer and this is ${process.versions.node}: install that one, or start the shop with npm start, which brings its own.\n`,
  );
  process.exit(1);
}
