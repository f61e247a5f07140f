import { describe, expect, it, test } from 'vitest';
import { apiSettings } from './api.ts';
import { backOfficeSettings } from './back-office.ts';
import { descriptions } from './descriptions.ts';
import { limitSettings } from './limits.ts';
import { pageServerSettings } from './page-server.ts';
import { readSettings, type Environment } from './read-settings.ts';
import { runnerSettings } from './runner.ts';
import { apiElsewhere, ownNames, ownPorts } from './shared.ts';

const rows = descriptions.flatMap(({ title, settings }) =>
  Object.entries(settings).map(([name, setting]) => ({ title, name, setting })),
);

/** Reads the settings of the process of a table. */
function read(title: string, environment: Environment) {
  if (title === apiSettings.title) return readSettings(apiSettings, environment);
  if (title === backOfficeSettings.title) return readSettings(backOfficeSettings, environment);
  if (title === limitSettings.title) return readSettings(limitSettings, environment);
  if (title === pageServerSettings.title) return readSettings(pageServerSettings, environment);
  return readSettings(runnerSettings, environment);
}

function problemsOf(title: string, environment: Environment): readonly string[] {
  const result = read(title, environment);
  return result.ok ? [] : result.problem.split('\n');
}

/** A shop on the open network. */
const safe = {
  [apiSettings.title]: {
    PRODUCTION: 'on',
    BR_ORIGIN: 'https://br.shop.test',
    PY_ORIGIN: 'https://py.shop.test',
    TRUSTED_PROXIES: '2',
    PONTE_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.shop.test',
    MAIL_FROM: 'shop@shop.test',
    PAYMENT_PROVIDER: 'none',
  },
  [backOfficeSettings.title]: { PRODUCTION: 'on', TRUSTED_PROXIES: '2' },
  [pageServerSettings.title]: {
    PRODUCTION: 'on',
    BR_ORIGIN: 'https://br.shop.test',
    PY_ORIGIN: 'https://py.shop.test',
    TRUSTED_PROXIES: '2',
  },
};

test.each(descriptions)('nothing has to be set to try the shop: $title', ({ title }) => {
  expect(read(title, {})).toMatchObject({ ok: true });
});

it.each(rows)('$title: $name that is empty counts as absent', ({ title, name }) => {
  expect(read(title, { [name]: ' ' })).toEqual(read(title, {}));
});

it.each(rows)('$title: $name in a wrong form is refused by name and form', (row) => {
  const { title, name, setting } = row;
  const { wrong, form, secret } = setting.kind;
  const shown = secret ? '' : ` is "${wrong}": it`;

  expect(problemsOf(title, { [name]: wrong })).toContain(`${name}${shown} must be ${form}.`);
});

it.each(rows)('$title: the example of $name is fit, or asks for a secret', (row) => {
  const { example, kind } = row.setting;

  expect(kind.read(example) === undefined).toBe(example.startsWith('<'));
});

it.each(rows.filter(({ setting }) => setting.kind.secret))(
  '$title: $name is never shown',
  ({ title, name, setting }) => {
    expect(problemsOf(title, { [name]: setting.kind.wrong }).join()).not.toContain(
      setting.kind.wrong,
    );
  },
);

it.each([
  ['HOST', 'the shop'],
  ['HOST', '127.0.0'],
  ['HOST', '[::1]'],
  ['HOST', 'http://127.0.0.1'],
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['PORT', '4e3'],
  ['BR_ORIGIN', 'br.ponte.test'],
  ['BR_ORIGIN', 'https://br.ponte.test/loja'],
  ['BR_ORIGIN', 'ftp://br.ponte.test'],
  ['POSTAL_CODE_ORIGIN', 'viacep'],
  ['CORS_ORIGINS', 'foo'],
  ['CORS_ORIGINS', 'https://a.example foo'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://mail.example'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://ponte:a#b@db/ponte'],
  ['DATABASE_URL', 'postgres://ponte:100%@db/ponte'],
  ['MAIL_FROM', 'Ponte <shop>'],
  ['DATA_DIR', import.meta.filename],
  ['DATA_DIR', '~/ponte'],
  ['SEED', import.meta.filename],
  ['PONTE_SECRET', 'short'],
  ['S3_ENDPOINT', 's3.example'],
  ['MAILBOX_PAGE', '1'],
])('%s=%s is refused', (name, text) => {
  expect(problemsOf(apiSettings.title, { [name]: text })).toEqual([
    expect.stringMatching(new RegExp(`^${name} (is ".*": it )?must be `)),
  ]);
});

it.each([
  ['HOST', '::1', '::1'],
  ['HOST', 'api.internal', 'api.internal'],
  ['BR_ORIGIN', 'https://br.ponte.test/', 'https://br.ponte.test'],
  [
    'CORS_ORIGINS',
    'https://a.example, https://b.example/',
    ['https://a.example', 'https://b.example'],
  ],
  ['S3_ENDPOINT', 'https://s3.example/v1/', 'https://s3.example/v1'],
  [
    'DATABASE_URL',
    'postgres:///shop?host=/run/postgresql',
    'postgres:///shop?host=/run/postgresql',
  ],
  ['MAIL_FROM', 'shop@ponte.example', 'shop@ponte.example'],
  ['DATA_DIR', '/not/made/yet', '/not/made/yet'],
  ['SEED', import.meta.dirname, import.meta.dirname],
])('%s=%s is taken', (name, text, value) => {
  const rest = name === 'S3_ENDPOINT' ? bucket : {};

  expect(readSettings(apiSettings, { ...rest, [name]: text })).toMatchObject({
    values: { [name]: value },
  });
});

const bucket = {
  S3_BUCKET: 'documents',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

it.each(Object.keys(bucket))('a bucket without %s is refused', (name) => {
  expect(problemsOf(apiSettings.title, { ...bucket, [name]: '' })).toEqual([
    expect.stringMatching(new RegExp(`^S3_\\w+ needs ${name} too\\.$`)),
  ]);
  expect(problemsOf(apiSettings.title, bucket)).toEqual([]);
});

it('a value in quotes is refused with what to do', () => {
  const [sentence] = problemsOf(apiSettings.title, { BR_ORIGIN: '"https://br.shop.test"' });

  expect(sentence).toMatch(/ It stands in quotes: leave them out\.$/);
});

it('a pattern is no host', () => {
  expect(problemsOf(pageServerSettings.title, { PAYMENT_HOSTS: '*.pay.test' })).toEqual([
    expect.stringMatching(/^PAYMENT_HOSTS is ".*": it must be a list of hosts/),
  ]);
});

const paired: readonly [Environment, string][] = [
  [
    { METRICS_PORT: '4000' },
    'METRICS_PORT and PORT are both 4000: give /metrics a port of its own.',
  ],
  [
    { PAYMENT_PROVIDER: 'pagopar', PAGOPAR_PUBLIC_KEY: 'key' },
    'PAYMENT_PROVIDER=pagopar needs PAGOPAR_PUBLIC_KEY and PAGOPAR_PRIVATE_KEY.',
  ],
  [
    { PAYMENT_PROVIDER: 'http', PAYMENT_URL: 'https://pay.example' },
    'PAYMENT_PROVIDER=http needs PAYMENT_URL and PAYMENT_KEY.',
  ],
  [
    { S3_BUCKET: 'documents', S3_ENDPOINT: 'https://s3.example' },
    'S3_BUCKET needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too.',
  ],
  [{ DATABASE_DIRECT_URL: 'postgres://db/shop' }, 'DATABASE_DIRECT_URL needs DATABASE_URL.'],
  [
    { SEARCH_INDEX: 'postgres' },
    'SEARCH_INDEX=postgres needs DATABASE_URL: the embedded database is too slow for it.',
  ],
  [{ EVENTS_URL: 'https://erp.example' }, 'EVENTS_URL and EVENTS_KEY need each other.'],
  [{ EVENTS_KEY: 'x'.repeat(32) }, 'EVENTS_URL and EVENTS_KEY need each other.'],
  ...['SANDBOX_PAYMENTS', 'MAILBOX_PAGE'].map((name): [Environment, string] => [
    { HOST: '0.0.0.0', [name]: 'on' },
    `${name} is on, which is for trying the shop on this machine, and HOST=0.0.0.0 can be reached from others: set HOST to 127.0.0.1, or ${name} to off.`,
  ]),
];

test.each(paired)('what does not go together is refused: %j', (environment, sentence) => {
  expect(problemsOf(apiSettings.title, environment)).toEqual([sentence]);
});

test.each([pageServerSettings.title, backOfficeSettings.title])(
  'a server whose API it would be itself is refused: %s',
  (title) => {
    const itself = { PORT: '4010', API_ORIGIN: 'http://127.0.0.1:4010' };
    const sentence =
      'API_ORIGIN is http://127.0.0.1:4010, which is this server itself (PORT=4010): give it the address of the API.';

    expect(problemsOf(title, itself)).toEqual([sentence]);
    expect(problemsOf(title, { ...itself, PORT: '4011' })).toEqual([]);
  },
);

test('two servers of one machine with one port are refused', () => {
  expect(problemsOf(runnerSettings.title, { API_PORT: '4002' })).toEqual([
    'API_PORT and PY_PORT are both 4002: give each a port of its own.',
  ]);
});

test('each rule about several settings refuses one of those', () => {
  // The switches for trying have one rule.
  const refusals = new Set(
    paired.map(([, sentence]) => sentence.replaceAll(/[A-Z_]+ is on|or [A-Z_]+/g, '')),
  );
  // Three have their own tests.
  const elsewhere: readonly unknown[] = [apiElsewhere, ownNames, ownPorts];
  const all = [apiSettings, backOfficeSettings, pageServerSettings, runnerSettings];
  const rules = new Set<unknown>(all.flatMap((description) => [...description.rules]));

  expect(refusals.size).toBe(rules.size - elsewhere.length);
});

test('all wrong settings are reported at once', () => {
  expect(problemsOf(apiSettings.title, { PORT: 'abc', SMTP_ULR: 'x', SEED: '/no/such' })).toEqual([
    'PORT is "abc": it must be a number from 0 to 65535.',
    'SEED is "/no/such": it must be none, demo or a folder that is there.',
    'SMTP_ULR is no setting of the shop: is SMTP_URL meant?',
  ]);
});

describe('on the open network', () => {
  test.each(Object.entries(safe))('what is fit for it is taken: %s', (title, environment) => {
    expect(problemsOf(title, environment)).toEqual([]);
  });

  test.each([
    ['BR_ORIGIN', 'http://br.shop.test'],
    ['BR_ORIGIN', 'https://br.localhost'],
    ['BR_ORIGIN', ''],
    ['BR_ORIGIN', 'https://br.shop.example'],
    ['PY_ORIGIN', 'https://127.0.0.1'],
    ['PY_ORIGIN', 'https://192.0.2.7'],
    ['PY_ORIGIN', 'https://shop'],
    ['PUBLIC_ORIGIN', 'http://127.0.0.1:4000'],
    ['TRUSTED_PROXIES', ''],
    ['PONTE_SECRET', ''],
    ['SMTP_URL', ''],
    ['SMTP_URL', 'smtp://user:password@mail.shop.example:587'],
    ['MAIL_FROM', 'Ponte <loja@ponte.example>'],
    ['MAIL_FROM', 'Loja <loja@localhost>'],
    ['PAYMENT_PROVIDER', ''],
    ['SANDBOX_PAYMENTS', 'on'],
    ['MAILBOX_PAGE', 'on'],
  ])('%s=%s is refused', (name, text) => {
    const environment = { ...safe[apiSettings.title], [name]: text };
    const shown = name === 'SMTP_URL' ? '' : ` is "${text}": it`;
    const fault = text
      ? `${name}${shown} must be \0 with PRODUCTION=on, because `
      : `${name} is needed with PRODUCTION=on, because \0: set it to `;
    const [before = '', after = ''] = fault.split('\0');
    const problems = problemsOf(apiSettings.title, environment);

    expect(problems).toEqual([expect.stringContaining(before)]);
    expect(problems).toEqual([expect.stringContaining(after)]);
    expect(problemsOf(apiSettings.title, { ...environment, PRODUCTION: 'off' })).toEqual([]);
  });

  test.each([
    ['PY_ORIGIN', 'https://br.shop.test', 'BR_ORIGIN and PY_ORIGIN'],
    ['STAFF_ORIGIN', 'https://py.shop.test', 'PY_ORIGIN and STAFF_ORIGIN'],
  ])('two kinds of pages with one name are refused: %s=%s', (name, text, both) => {
    const environment = { ...safe[apiSettings.title], [name]: text };
    const sentence = `${both} are both ${text}: give each a name of its own.`;

    expect(problemsOf(apiSettings.title, environment)).toEqual([sentence]);
    expect(problemsOf(apiSettings.title, { ...environment, PRODUCTION: 'off' })).toEqual([]);
  });

  test('a payment page of the example is refused', () => {
    const environment = { ...safe[pageServerSettings.title], PAYMENT_HOSTS: 'pay.shop.example' };

    expect(problemsOf(pageServerSettings.title, environment)).toEqual([
      'PAYMENT_HOSTS is "pay.shop.example": it must be your payment provider\'s with PRODUCTION=on, because no link leads to that of the example.',
    ]);
  });

  test('each rule of a description refuses what is set wrong or not at all', () => {
    for (const { title, name, setting } of rows) {
      if (!setting.production) continue;
      const { needed, form } = setting.production;
      const wrong = form === 'off' ? 'on' : setting.example;
      const careless = needed ? '' : wrong;

      expect(problemsOf(title, { ...safe[title], [name]: careless })).toEqual([
        expect.stringMatching(`^${name} is `),
      ]);
    }
  });
});
