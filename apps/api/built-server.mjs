/** Entry point of a build: `node build/server.js`. */
import './node-version.mjs';

await import('./src/main.ts');
