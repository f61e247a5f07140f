/** The languages of the shop as `Intl` and @ponte/regional name them. */
export const localeOf = { pt: 'pt-BR', es: 'es-PY' } as const;
