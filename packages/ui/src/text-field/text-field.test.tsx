import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { TextField } from './text-field.tsx';

/** The value of an attribute of the first such element. */
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];

describe('TextField', () => {
  test('needs nothing but a label, which names the input', () => {
    const html = renderHtml(<TextField label="Nome" />);
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
    expect(html).toContain('Nome');
    expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
    expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined();
  });

  test('ties error and hint to the input, the error first, and announces the error', () => {
    const html = renderHtml(<TextField id="email" label="E-mail" hint="Só um" error="Inválido" />);
    expect(attribute(html, 'input', 'aria-describedby')).toBe('email-error email-hint');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    expect(html).toMatch(/<p id="email-error" role="alert".*Inválido.*<p id="email-hint".*Só um/);
  });

  test("keeps a consumer's own description", () => {
    const html = renderHtml(<TextField label="Nome" hint="Aqui" id="a" aria-describedby="rules" />);
    expect(attribute(html, 'input', 'aria-describedby')).toBe('a-hint rules');
  });

  test('is required for the browser too, not only for the eye', () => {
    const html = renderHtml(<TextField label="Nome" required />);
    expect(html).toMatch(/<input[^>]* required=""/);
    expect(html).toContain('title="Obrigatório"');
  });

  test('twice on a page gives two ids', () => {
    const html = renderHtml(
      <>
        <TextField label="A" error="x" />
        <TextField label="B" error="y" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  test('puts the rest on the input and the class on the outermost node', () => {
    const html = renderHtml(
      <TextField label="CEP" name="cep" maxLength={9} className="col-span-2" />,
    );
    expect(html).toMatch(/^<div data-slot="text-field"[^>]*col-span-2/);
    expect(attribute(html, 'input', 'name')).toBe('cep');
    expect(attribute(html, 'input', 'maxLength')).toBe('9');
  });
});
