/** The names that columns have in tables of Brazil and Paraguay. */

/** By the name without accents, capitals and signs; `?` stands for the language of the table. */
const names: Readonly<Record<string, string>> = {
  codigo: 'code',
  cod: 'code',
  sku: 'code',
  referencia: 'code',
  nome: 'name_pt',
  nombre: 'name_es',
  marca: 'brand',
  categoria: 'category_?',
  departamento: 'department_?',
  preco: 'price_usd',
  precio: 'price_usd',
  preco_usd: 'price_usd',
  precio_usd: 'price_usd',
  preco_us: 'price_usd',
  precio_us: 'price_usd',
  i_v_a: 'iva',
  estoque: 'pieces_left',
  existencia: 'pieces_left',
  existencias: 'pieces_left',
  stock: 'pieces_left',
  quantidade: 'pieces_left',
  cantidad: 'pieces_left',
  pecas: 'pieces_left',
  piezas: 'pieces_left',
  em_estoque: 'in_stock',
  en_stock: 'in_stock',
  disponivel: 'in_stock',
  disponible: 'in_stock',
  na_loja: 'in_physical_stock',
  en_tienda: 'in_physical_stock',
  mostrar_preco: 'show_price',
  mostrar_precio: 'show_price',
  ativo: 'active',
  activo: 'active',
  detalhes: 'details_pt',
  detalles: 'details_es',
  especificacoes: 'specifications_pt',
  especificaciones: 'specifications_es',
  imagens: 'pictures',
  imagenes: 'pictures',
  fotos: 'pictures',
};

/** `nome_es` is `name_es`, whatever language the word is of. */
const bilingual: Readonly<Record<string, string>> = {
  nome: 'name',
  nombre: 'name',
  categoria: 'category',
  departamento: 'department',
  detalhes: 'details',
  detalles: 'details',
  especificacoes: 'specifications',
  especificaciones: 'specifications',
};

const spanishWords = /^(?:nombre|precio|existencias?|detalles|especificaciones|cantidad)(?:_|$)/;

/** The columns of products by what a header calls them; a name that is not known stays. */
export function columnNames(header: readonly string[]): string[] {
  const written = header.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, '_'));
  const plain = header.map(plainOf);
  const lang = plain.some((name) => spanishWords.test(name)) ? 'es' : 'pt';
  return plain.map((name, index) => {
    const [, word = '', suffix = ''] = /^(.+)_(pt|es)$/.exec(name) ?? [];
    const both = bilingual[word];
    if (both !== undefined) return `${both}_${suffix}`;
    return names[name]?.replace('?', lang) ?? written[index] ?? '';
  });
}

function plainOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '');
}
