import type { Outcome, Report, Result } from './conformance.ts';

export const reportFormats = ['text', 'junit', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const signs: Readonly<Record<Outcome, string>> = {
  passed: '✓',
  failed: '✗',
  absent: '–',
  unchecked: '?',
};

export function writeReport(report: Report, format: ReportFormat): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  return format === 'junit' ? junit(report) : text(report);
}

export function lineOf(result: Result): string {
  const { area, name, optional, outcome } = result;
  const note = optional ? ' (optional)' : '';
  const lines = explanationOf(result).map((line) => `\n    ${line}`);
  return `${signs[outcome]} ${area}: ${name}${note}${lines.join('')}`;
}

/** Why a rule did not pass, and where to read on. */
function explanationOf({ reason, call, section }: Result): readonly string[] {
  const place = section === undefined ? '' : `: see “${section}” in BACKEND.md of @ponte/contract`;
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(call === undefined ? [] : [`At ${call}${place}.`]),
  ];
}

export function countOf({ results }: Report): string {
  const count = (outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('absent')} left out by the backend, ${count('unchecked')} not checked`;
}

function text(report: Report): string {
  return [report.address, ...report.results.map(lineOf), countOf(report), ''].join('\n');
}

function junit({ address, results }: Report): string {
  const count = (...outcomes: Outcome[]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const cases = results.map((result) => {
    const head = `  <testcase classname="${escape(result.area)}" name="${escape(result.name)}" time="${result.milliseconds / 1000}"`;
    if (result.outcome === 'passed') return `${head} />`;
    const tag = result.outcome === 'failed' ? 'failure' : 'skipped';
    return `${head}>\n    <${tag} message="${escape(explanationOf(result).join(' '))}" />\n  </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escape(address)}" tests="${results.length}" failures="${count('failed')}" skipped="${count('absent', 'unchecked')}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign).replaceAll(/\p{Cc}/gu, ' ');
}
