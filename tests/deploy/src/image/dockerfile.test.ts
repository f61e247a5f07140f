import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { healthCommand, readDockerfile } from './dockerfile.ts';

const root = `${import.meta.dirname}/../../../..`;
const stages = readDockerfile(readFileSync(`${root}/deploy/Dockerfile`, 'utf8'));
const last = stages.at(-1)?.instructions ?? [];
const wordsOf = (name: string) => last.find((found) => found.name === name)?.words;

test('lines, flags and both forms of commands are read', () => {
  const [build, image] = readDockerfile(`# A comment
FROM node:1 AS build
RUN npm test && \\
  npm run build
FROM scratch
COPY --from=build --chown=1:1 /a /b
HEALTHCHECK --interval=1s \\
  CMD ["/a", "b c"]
`);

  expect(build).toMatchObject({ base: 'node:1', name: 'build' });
  expect(build?.instructions).toMatchObject([{ name: 'RUN', text: 'npm test && npm run build' }]);
  expect(image?.instructions[0]).toMatchObject({
    flags: { from: 'build', chown: '1:1' },
    words: ['/a', '/b'],
  });
  expect(image?.instructions.slice(1).map(healthCommand)).toEqual([['/a', 'b c']]);
});

test('the image is built by the Node of the repository', () => {
  const { catalog } = parse(readFileSync(`${root}/pnpm-workspace.yaml`, 'utf8'));

  expect(stages[0]?.base).toBe(`node:${catalog.node}-bookworm-slim`);
});

test('the image runs as an unprivileged user, and has a health check', () => {
  expect(wordsOf('USER')).toEqual(['65532:65532']);
  expect(last.some(({ name }) => name === 'HEALTHCHECK')).toBe(true);
  expect(last.some(({ name }) => name === 'RUN')).toBe(false);
});

test('compose starts two of each process, of which none may write beside its volume', () => {
  const { services } = parse(readFileSync(`${root}/deploy/compose.yaml`, 'utf8'), { merge: true });
  const own = Object.entries(services).filter(([name]) => /-\d$/.test(name));

  expect(own.map(([name]) => name)).toEqual(
    ['api', 'br', 'py', 'staff'].flatMap((name) => [`${name}-1`, `${name}-2`]),
  );
  for (const [, service] of own) {
    expect(service).toMatchObject({ image: 'ponte', read_only: true, cap_drop: ['ALL'] });
  }
});
