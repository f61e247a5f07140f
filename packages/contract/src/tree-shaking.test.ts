import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bundles one line of code for a browser and gives the code back, without the packages left out. */
async function bundle(line: string, external: string[] = ['valibot']): Promise<string> {
  const entry = `${import.meta.dirname}/entry-of-the-bundle.ts`;
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@ponte/source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? line : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external },
    },
  });
  if (!('output' in output)) throw new Error('The bundler gave no code.');
  const [chunk] = output.output;
  return chunk.code;
}

test('a browser that imports the product page schema from the barrel carries no cart, query or call', async () => {
  const code = await bundle(
    `import { wireProductPage } from './index.ts'; console.log(wireProductPage);`,
  );

  expect(code).toContain('preco_atual');
  expect(code).not.toContain('valor_subtotal');
  expect(code).not.toContain('per_page');
  expect(code).not.toContain('/api/public');
  expect(code).not.toContain('especificacoes');
});

test('a browser that imports one call carries its schemas and no other call', async () => {
  const code = await bundle(`import { listBrands } from './brands.ts'; console.log(listBrands);`);

  expect(code).toContain('/api/public/brands');
  expect(code).not.toContain('preco_atual');
});

test('a browser that imports one form carries its rules and no other form', async () => {
  const code = await bundle(
    `import { loginForm } from './rules/login.ts'; console.log(loginForm);`,
    [],
  );

  expect(code).toContain('password');
  expect(code).not.toContain('identityIssuer');
  expect(code).not.toContain('passwordForbidden');
  expect(code).not.toContain('checkDigits');
  expect(code).not.toContain('981'); // a prefix of Paraguayan phones
});

test('a browser that imports the limits carries no library', async () => {
  const code = await bundle(
    `import { uploadLimit } from './limits.ts'; console.log(uploadLimit);`,
    [],
  );

  expect(code).toContain('5242880');
  expect(code).not.toContain('valibot');
  expect(code).not.toContain('identityIssuer');
});
