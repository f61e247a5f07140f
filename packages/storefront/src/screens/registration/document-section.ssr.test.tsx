import type { DocumentPhotos } from '@ponte/domain';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { locales, markupIn, shopIn } from '../../testing/markup.tsx';
import { DocumentSection } from './document-section.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

const counter = {
  'pt-BR': 'mostre o documento no balcão',
  'es-PY': 'muestre el documento en el mostrador',
} as const;

/** The section alone. Uploads come late: their places are skeletons. */
function Section({ locale }: { readonly locale: (typeof locales)[number] }) {
  const form = useRegistrationForm(null, locale);
  return <DocumentSection {...form} />;
}

function shown(locale: (typeof locales)[number], photos?: DocumentPhotos): string {
  const section = (
    <StaticRouter location="/cadastro">
      <Section locale={locale} />
    </StaticRouter>
  );
  const documentPhotos = photos && { foreign: photos, resident: photos };
  return markupIn(locale, section, {
    shop: shopIn(locale),
    region: documentPhotos ? { store: { documentPhotos } } : {},
  });
}

// Spec: decision 59
describe.each(locales)('photos of the document in %s', (locale) => {
  const places = (html: string) => html.match(/data-slot="skeleton"/g)?.length ?? 0;

  it.each([undefined, 'registration'] as const)('have their places: %s', (photos) => {
    expect(places(shown(locale, photos))).toBe(2);
    expect(shown(locale, photos)).not.toContain(counter[locale]);
  });

  it('have none where the document is shown at the counter, which it says', () => {
    expect(places(shown(locale, 'counter'))).toBe(0);
    expect(shown(locale, 'counter')).toContain(counter[locale]);
  });

  it('are not spoken of where the shop never needs them', () => {
    expect(places(shown(locale, 'never'))).toBe(0);
    expect(shown(locale, 'never')).not.toContain(counter[locale]);
  });
});
