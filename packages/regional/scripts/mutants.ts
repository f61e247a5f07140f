import { readFileSync } from 'node:fs';

/**
 * Prints each area's mutation score from Stryker's report: the share of mutants that a test killed.
 * Fails below 90 %.
 */
const lowest = 90;

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>;
}

const text = readFileSync(new URL('../reports/mutants.json', import.meta.url), 'utf8');
const report: Report = JSON.parse(text);

for (const area of ['money', 'documents', 'masks']) {
  const statuses = Object.entries(report.files)
    .filter(([file]) => file.startsWith(`src/${area}/`))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const score = (100 * noticed) / statuses.length;

  console.log(
    `${area.padEnd(10)} ${score.toFixed(1)} % of ${statuses.length} mutants noticed, ${lowest} % wanted`,
  );
  if (!(score >= lowest)) process.exitCode = 1;
}
