import { expect, it } from 'vitest';
import { locales, markupIn, type Locale } from '../../../testing/markup.tsx';
import { NotePanel } from './note-panel.tsx';

function shown(locale: Locale, note: string, takesNotes = true): string {
  return markupIn(locale, <NotePanel checkout={{ takesNotes, note, setNote: () => undefined }} />);
}

it.each([
  ['pt-BR', 'Observação para a loja (opcional)', 'Até 500 caracteres.'],
  ['es-PY', 'Observación para la tienda (opcional)', 'Hasta 500 caracteres.'],
] as const)('asks in %s for a note that may be left out', (locale, label, limit) => {
  const markup = shown(locale, 'Ana retira.\n<b>Obrigado</b>');

  expect(markup).toContain(label);
  expect(markup).toContain(limit);
  expect(markup).toContain('maxLength="500"');
  expect(markup).not.toContain('required=""');
  expect(markup).toContain('Ana retira.\n&lt;b&gt;Obrigado&lt;/b&gt;</textarea>');
});

it.each(locales)('asks for none in %s where the shop does not keep it', (locale) => {
  expect(shown(locale, '', false)).toBe('');
});
