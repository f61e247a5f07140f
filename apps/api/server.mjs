/** Entry point: `node apps/api/server.mjs`. Everything behind it is TypeScript. */
import './node-version.mjs';

await import('./sources.mjs');
await import('./src/main.ts');
