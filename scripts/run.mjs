// The one door to the project. It has no dependency and runs on the machine's own Node, because it is
// what installs the rest. An old Node gets a sentence, not a syntax error: the check comes first.
const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Ponte needs Node ${oldestNode} or newer and this is ${process.versions.node}: install a current one from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  const { main } = await import('./run/main.mjs');
  // What a command was still waiting for when it was stopped must not keep the process alive.
  process.exit(await main(process.argv.slice(2)));
}
