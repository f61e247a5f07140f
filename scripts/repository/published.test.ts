import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesOf, type Home } from '../release/addresses.ts';

/** What the manifests of published packages say, for who finds, installs and imports them. */

const root = `${import.meta.dirname}/../..`;

type Exports = Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;

interface Manifest {
  name: string;
  private?: boolean;
  description: string;
  keywords: readonly string[];
  license: string;
  engines?: { node: string };
  files: readonly string[];
  exports: Exports;
  publishConfig: { exports: Exports; access: string };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const home: Home = JSON.parse(read('package.json'));

const packages = globSync('packages/*/package.json', { cwd: root })
  .map((file) => {
    const manifest: Manifest = JSON.parse(read(file));
    return { folder: file.slice(0, -'/package.json'.length), manifest };
  })
  .filter(({ manifest }) => !manifest.private)
  .map((one) => ({ ...one, name: one.manifest.name }));

/** What is published of `exports`: built files alone, and no entry that leads nowhere. */
function publishedForm(exports: Exports): Exports {
  const form: Record<string, Exports[string]> = {};
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === 'string') form[entry] = target.replace(/^\.\/src\//, './dist/');
    else if (target !== null) {
      const { '@ponte/source': _, ...built } = target;
      form[entry] = built;
    }
  }
  return form;
}

describe.each(packages)('$name', ({ folder, manifest }) => {
  test('says what it is, where it comes from and what it needs', () => {
    expect(manifest.description).toMatch(/^[A-Z].*\.$/);
    expect(manifest.keywords.length).toBeGreaterThan(4);
    expect(manifest.license).toBe('MIT');
    // They stand in the root's manifest; "npm run release -- --home" writes them here.
    expect(manifest).toMatchObject(addressesOf(home, folder));
    expect(manifest.engines).toEqual({ node: '>=22' });
    expect(manifest.files).toEqual(
      expect.arrayContaining(['dist', 'CHANGELOG.md', 'dependency-notices.md', 'sbom.cdx.json']),
    );
    expect(manifest.publishConfig.access).toBe('public');
  });

  test('publishes the entries that the workspace has', () => {
    const { exports } = manifest.publishConfig;
    // A null closes inner files that a pattern would open.
    const open = Object.fromEntries(
      Object.entries(exports).filter(([, target]) => target !== null),
    );
    expect(open).toEqual(publishedForm(manifest.exports));
  });

  test('has a README: what it is, how it is installed, a first example', () => {
    const readme = read(`${folder}/README.md`);
    expect(readme).toMatch(new RegExp(`^# ${manifest.name}\n`));
    expect(readme).toMatch(new RegExp(`npm install ${manifest.name}\\b`));
    expect(readme).toMatch(/```tsx?\n/);
    expect(readme).toMatch(/^## Versions\n/m);
    // A page of the registry has no files beside it.
    expect(readme).not.toMatch(/\]\(\.{0,2}\/?(docs|src|packages|\.\.)/);
  });

  test('takes any compatible version of the others', () => {
    const own = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      packages.some((one) => one.name === name),
    );
    expect(own.map(([, range]) => range)).toEqual(own.map(() => 'workspace:^'));
  });

  test('leaves to the app what the app has to share with it', () => {
    for (const shared of ['mobx', 'react', 'react-dom']) {
      expect(Object.keys(manifest.dependencies ?? {})).not.toContain(shared);
    }
  });
});

test('the stores and the app have one MobX', () => {
  const domain = packages.find(({ name }) => name === '@ponte/domain');
  expect(domain?.manifest.peerDependencies).toEqual({ mobx: '^7.0.0' });
});

test("the drawings of the kit's icons come with their authors' licence", () => {
  const ui = packages.find(({ name }) => name === '@ponte/ui');
  const notices = read('packages/ui/third-party-notices.md');
  const licence = read('packages/ui/node_modules/lucide-react/LICENSE');
  expect(ui?.manifest.files).toContain('third-party-notices.md');
  expect(notices).toContain(licence.trim());
  expect(notices).toContain(read('packages/ui/node_modules/tailwindcss/LICENSE').trim());
});
