import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsOf, reportIn, type Packed } from './packed.ts';

const packages = [{ name: '@ponte/lamp', folder: 'packages/lamp' }];

const complete = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'sbom.cdx.json',
  'dependency-notices.md',
  'dist/lamp.js',
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-packed-'));
  mkdirSync(join(folder, 'packages/lamp'), { recursive: true });
  writeFileSync(
    join(folder, 'packages/lamp/CHANGELOG.md'),
    '# @ponte/lamp\n\n## 0.2.0\n\n- Shines.\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function packed(paths: readonly string[], version = '0.2.0'): readonly Packed[] {
  return [{ name: '@ponte/lamp', version, size: 1, files: paths.map((path) => ({ path })) }];
}

test('a tarball with everything that belongs to it has no problem', () => {
  expect(problemsOf(packed(complete), packages, folder)).toEqual([]);
});

test('a package that was not packed is named', () => {
  expect(problemsOf([], packages, folder)).toEqual(['@ponte/lamp was not packed']);
});

test('a file that is missing, a test and a changelog of another version are named', () => {
  const paths = [
    ...complete.filter((path) => path !== 'LICENSE'),
    'src/lamp.ts',
    'src/lamp.test.ts',
  ];

  expect(problemsOf(packed(paths, '0.3.0'), packages, folder)).toEqual([
    '@ponte/lamp lacks its LICENSE',
    '@ponte/lamp has src/lamp.test.ts',
    '@ponte/lamp is 0.3.0, and its changelog begins with 0.2.0',
  ]);
});

test.each(['', '> @ponte/lamp prepack\n> [built]\n\n'])(
  'the report is read behind what scripts printed (%j)',
  (before) => {
    expect(reportIn(`${before}[\n  { "name": "@ponte/lamp" }\n]\n`)).toEqual([
      { name: '@ponte/lamp' },
    ]);
  },
);
