import { loadAllCities } from '../src/places/index.ts';

/**
 * Prints how long loading and searching all cities takes. The load and the first search are
 * measured in CPU time of the thread; other searches by the clock, best of five.
 */
const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function fastest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const beforeLoad = processorTime();
const directory = await loadAllCities();
const beforeSearch = processorTime();
// The shortest text has the most matches.
directory.search('a');
const afterSearch = processorTime();

const queries = directory.cities
  .filter((_, index) => index % 3 === 0)
  .flatMap(({ name }) => [name.slice(0, 1), name.slice(0, 3), name.slice(0, 6), name]);
const times = queries.map((query) => fastest(() => directory.search(query))).sort((a, b) => a - b);
const percentile = (part: number) =>
  milliseconds(times[Math.floor((times.length - 1) * part)] ?? 0);

console.log(
  `${directory.cities.length} cities loaded in ${milliseconds(beforeSearch - beforeLoad)}`,
);
console.log(`first search: ${milliseconds(afterSearch - beforeSearch)}`);
console.log(
  `${times.length} searches: median ${percentile(0.5)}, 99th percentile ${percentile(0.99)}, ` +
    `slowest ${percentile(1)}`,
);
