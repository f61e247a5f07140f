/**
 * Loaded into every server (`node --import`): should the process that started it be killed without
 * a chance to say so, the server ends itself instead of holding its port forever.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // A second signal would end it in the middle of its last requests.
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5000).unref();
  }, 500);
  watch.unref();
}
