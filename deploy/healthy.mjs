// Whether the process of this container runs. One whose database is away has not to be restarted.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/live`);
process.exit(answer.ok ? 0 : 1);
