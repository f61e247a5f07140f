import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

// Writes the declarations of the package in whose folder it runs, one for each source. Bundling them for
// each entry takes gigabytes, and minutes of the processor's time.
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

/** The sources name each other with their own extensions, the declarations stand beside `.js`. */
for (const file of globSync('dist/types/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
}
