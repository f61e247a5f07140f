#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkConformance, isConformant } from './conformance.ts';
import { BadFixtures, loadFixtures, type Fixtures } from './fixtures.ts';
import { reasonOf } from './reason.ts';
import { referenceFixtures } from './reference.ts';
import { countOf, lineOf, reportFormats, writeReport } from './report.ts';

const help = `ponte-conformance <address> [options]

Checks a store's backend against its contract. It registers customers and places
orders there: give it a store for tests.

  --fixtures FILE    a module whose default export has mailedLink, pay and decline
  --reference        fixtures of the reference server's trial pages
  --only TEXT        only rules whose name has this text
  --format FORMAT    what --output gets: ${reportFormats.join(', ')} (default: text)
  --output FILE      writes the report to a file, too
  --timeout SECONDS  until a call counts as unanswered (default: 10)
  --version          which version this is

Exit code: 0 when no rule is broken, 1 when one is, 2 when nothing was checked.
`;

const options = {
  fixtures: { type: 'string' },
  reference: { type: 'boolean' },
  only: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
  timeout: { type: 'string', default: '10' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') return refuse(read);
  const { values, positionals } = read;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (values.version) {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  const [address] = positionals;
  if (address === undefined || positionals.length > 1)
    return refuse('One address is needed, such as https://shop.example.');
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return refuse(`${address} is no http address.`);
  const format = reportFormats.find((one) => one === values.format);
  if (!format) return refuse(`--format is one of ${reportFormats.join(', ')}.`);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 600))
    return refuse('--timeout is a number of seconds, 600 at most.');
  const fixtures = await fixturesOf(values, address);
  if (typeof fixtures === 'string') return refuse(fixtures);
  const obstacle = (await unanswered(address, seconds * 1000)) ?? (await unwritable(values.output));
  if (obstacle !== undefined) return refuse(obstacle);

  const report = await checkConformance({
    address,
    fixtures,
    only: values.only,
    timeoutMs: seconds * 1000,
    onResult: (result) => void process.stdout.write(`${lineOf(result)}\n`),
  });
  process.stdout.write(`${countOf(report)}\n`);
  if (values.output !== undefined) await writeFile(values.output, writeReport(report, format));
  if (report.results.length === 0) return refuse(`No rule's name has “${values.only}”.`);
  return isConformant(report) ? 0 : 1;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return problemOf(args);
  }
}

/** What is wrong with arguments, in a sentence. */
function problemOf(args: readonly string[]): string {
  for (const [at, arg] of args.entries()) {
    if (!arg.startsWith('-') || arg === '-h') continue;
    const [name, value] = arg.replace(/^--/, '').split('=', 2);
    const option = Object.entries(options).find(([known]) => known === name)?.[1];
    if (!option) return `There is no option ${arg}.`;
    if (option.type === 'boolean' && value !== undefined) return `--${name} takes no value.`;
    const isAlone = value === undefined && !/^[^-]/.test(args[at + 1] ?? '');
    if (option.type === 'string' && isAlone) return `--${name} needs a value.`;
  }
  return 'The arguments can’t be read.';
}

function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}

/** Fixtures, or the sentence that says why there are none. */
async function fixturesOf(
  { fixtures, reference }: { fixtures?: string | undefined; reference?: boolean | undefined },
  address: string,
): Promise<Fixtures | string> {
  if (reference && fixtures !== undefined) return 'Give --fixtures or --reference, not both.';
  if (reference) return referenceFixtures(new URL(address).origin);
  if (fixtures === undefined) return {};
  try {
    return await loadFixtures(fixtures);
  } catch (error) {
    if (error instanceof BadFixtures) return error.message;
    throw error;
  }
}

/** Said before some hundred calls are made for a report that has no place. */
async function unwritable(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    await appendFile(file, '');
    return undefined;
  } catch (error) {
    return `--output ${file} can’t be written: ${reasonOf(error)}.`;
  }
}

/** A mistyped address would have every call wait for its timeout. */
async function unanswered(address: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await (await fetch(address, { redirect: 'manual', signal })).body?.cancel();
    return undefined;
  } catch (error) {
    return `Nothing answers at ${address}: ${reasonOf(error)}.`;
  }
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\nponte-conformance --help says more.\n`);
  return 2;
}
