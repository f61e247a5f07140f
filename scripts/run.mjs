// The one door to the project. It has no dependency and runs on the machine's own Node, because it is
// what installs the rest. An old Node gets a sentence, not a syntax error: the check comes first.
const oldestNode = 20;
const major = Number(process.versions.node.split('.')[0]);

if (major < oldestNode) {
  console.error(
    `Ponte needs Node ${oldestNode} or newer and this is ${process.versions.node}: install a current one from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  // npm passes INT and TERM on, but dies of a HUP or a KILL without a word.
  if (process.env['npm_lifecycle_event']) await import('./run/end-with-parent.mjs');
  const { ensureInstalled, runAgain } = await import('./run/install.mjs');
  const words = process.argv.slice(2);
  const code = await ensureInstalled();
  if (code !== 0) process.exitCode = code;
  // The rest is TypeScript, which the project's Node runs and an older one doesn't.
  else if (major < 24) process.exitCode = await runAgain(words);
  else {
    const { main } = await import('./run/main.ts');
    // What a command was still waiting for when it was stopped must not keep the process alive.
    process.exit(await main(words));
  }
}
