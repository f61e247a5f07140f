import type { Text } from './family.ts';

/** A category as it is written here: its icon is a drawing in a maker's colours. */
export interface CategoryEntry {
  readonly slug: string;
  readonly names: Text;
  readonly icon: readonly [drawing: string, maker: string];
  readonly special?: boolean;
  readonly departments: readonly (readonly [slug: string, pt: string, es: string])[];
}

/** The trades of a tools shop; they come first and hold nearly everything. */
export const tradeCategories: readonly CategoryEntry[] = [
  {
    slug: 'ferramentas-manuais',
    names: ['Ferramentas manuais', 'Herramientas manuales'],
    icon: ['hammer-claw', 'marteno'],
    departments: [
      ['chaves', 'Chaves e catracas', 'Llaves y criquets'],
      ['alicates', 'Alicates', 'Pinzas y alicates'],
      ['chaves-de-fenda', 'Chaves de fenda e Phillips', 'Destornilladores'],
      ['martelos-e-marretas', 'Martelos e marretas', 'Martillos y mazas'],
      ['corte-manual', 'Serrotes, estiletes e corte', 'Serruchos, cúteres y corte'],
      ['pedreiro-e-acabamento', 'Pedreiro e acabamento', 'Albañilería y terminación'],
      ['morsas-e-grampos', 'Morsas e grampos', 'Morsas y prensas'],
      ['rebitar-e-grampear', 'Rebitar, grampear e aplicar', 'Remachar, engrapar y aplicar'],
    ],
  },
  {
    slug: 'ferramentas-eletricas',
    names: ['Ferramentas elétricas', 'Herramientas eléctricas'],
    icon: ['drill-impact', 'brontal'],
    departments: [
      ['furadeiras', 'Furadeiras', 'Taladros'],
      ['marteletes', 'Marteletes e rompedores', 'Rotomartillos y demoledores'],
      ['esmerilhadeiras', 'Esmerilhadeiras e politrizes', 'Amoladoras y pulidoras'],
      ['serras-eletricas', 'Serras elétricas', 'Sierras eléctricas'],
      ['lixadeiras-e-plainas', 'Lixadeiras, plainas e tupias', 'Lijadoras, cepillos y fresadoras'],
      ['sopradores-e-aspiradores', 'Sopradores e aspiradores', 'Sopladores y aspiradoras'],
      ['compressores', 'Compressores e ar comprimido', 'Compresores y aire comprimido'],
      ['construcao', 'Máquinas para obra', 'Máquinas para obra'],
    ],
  },
  {
    slug: 'ferramentas-a-bateria',
    names: ['Ferramentas a bateria', 'Herramientas a batería'],
    icon: ['drill-cordless', 'tavuro'],
    departments: [
      ['parafusadeiras', 'Parafusadeiras e furadeiras', 'Atornilladores y taladros'],
      ['chaves-de-impacto', 'Chaves de impacto', 'Llaves de impacto'],
      ['corte-a-bateria', 'Corte e desbaste', 'Corte y desbaste'],
      ['baterias-e-carregadores', 'Baterias e carregadores', 'Baterías y cargadores'],
      ['obra-a-bateria', 'Luz e som para obra', 'Luz y sonido para obra'],
    ],
  },
  {
    slug: 'fixacao',
    names: ['Fixação', 'Fijaciones'],
    icon: ['bolt-nut', 'fixorel'],
    departments: [
      ['parafusos', 'Parafusos', 'Tornillos y bulones'],
      ['porcas-e-arruelas', 'Porcas, arruelas e barras', 'Tuercas, arandelas y varillas'],
      ['buchas-e-chumbadores', 'Buchas e chumbadores', 'Tarugos y anclajes'],
      ['pregos-e-rebites', 'Pregos e rebites', 'Clavos y remaches'],
      ['correntes-e-cordas', 'Correntes, cordas e cabos', 'Cadenas, piolas y cables'],
      ['cadeados-e-ferragens', 'Cadeados e ferragens', 'Candados y herrajes'],
      ['colas-e-fitas', 'Colas, vedantes e fitas', 'Pegamentos, selladores y cintas'],
    ],
  },
  {
    slug: 'epi-e-seguranca',
    names: ['EPI e segurança', 'EPP y seguridad'],
    icon: ['hard-hat', 'cascoril'],
    departments: [
      ['capacetes', 'Capacetes', 'Cascos'],
      ['protecao-visual', 'Óculos e viseiras', 'Lentes y visores'],
      ['protecao-auditiva', 'Proteção auditiva', 'Protección auditiva'],
      ['respiradores', 'Respiradores', 'Respiradores'],
      ['luvas', 'Luvas', 'Guantes'],
      ['calcados', 'Calçados de segurança', 'Calzados de seguridad'],
      ['altura', 'Trabalho em altura', 'Trabajo en altura'],
      ['sinalizacao', 'Sinalização e vestuário', 'Señalización y ropa'],
    ],
  },
  {
    slug: 'pintura',
    names: ['Pintura', 'Pintura'],
    icon: ['paint-roller', 'pintalva'],
    departments: [
      ['tintas', 'Tintas e esmaltes', 'Pinturas y esmaltes'],
      ['rolos-e-pinceis', 'Rolos e pincéis', 'Rodillos y pinceles'],
      ['pulverizacao', 'Pistolas e pulverização', 'Pistolas y pulverización'],
      ['preparacao', 'Preparação e proteção', 'Preparación y protección'],
    ],
  },
  {
    slug: 'medicao',
    names: ['Medição', 'Medición'],
    icon: ['tape-measure', 'nivaro'],
    departments: [
      ['trenas', 'Trenas e réguas', 'Cintas métricas y reglas'],
      ['niveis', 'Níveis e prumos', 'Niveles y plomadas'],
      ['laser', 'Laser', 'Láser'],
      ['metrologia', 'Paquímetros e micrômetros', 'Calibres y micrómetros'],
      ['instrumentos', 'Multímetros e instrumentos', 'Testers e instrumentos'],
    ],
  },
  {
    slug: 'acessorios',
    names: ['Acessórios para máquinas', 'Accesorios para máquinas'],
    icon: ['disc-diamond', 'serravil'],
    departments: [
      ['brocas', 'Brocas', 'Mechas'],
      ['discos', 'Discos de corte e desbaste', 'Discos de corte y desbaste'],
      ['serras-e-laminas', 'Lâminas e serras-copo', 'Hojas y sierras copa'],
      ['lixas', 'Lixas e escovas', 'Lijas y cepillos'],
      ['bits-e-mandris', 'Bits e mandris', 'Puntas y mandriles'],
    ],
  },
  {
    slug: 'solda',
    names: ['Solda', 'Soldadura'],
    icon: ['welding-mask', 'ognar'],
    departments: [
      ['maquinas-de-solda', 'Máquinas de solda', 'Soldadoras'],
      ['mascaras-de-solda', 'Máscaras de solda', 'Caretas para soldar'],
      ['eletrodos-e-arames', 'Eletrodos e arames', 'Electrodos y alambres'],
      ['tochas-e-acessorios', 'Tochas e acessórios', 'Torchas y accesorios'],
    ],
  },
  {
    slug: 'eletrica',
    names: ['Elétrica', 'Electricidad'],
    icon: ['plug', 'voltessa'],
    departments: [
      ['disjuntores-e-quadros', 'Disjuntores e quadros', 'Llaves térmicas y tableros'],
      ['tomadas-e-interruptores', 'Tomadas e interruptores', 'Tomas y llaves'],
      ['fios-e-cabos', 'Fios e cabos', 'Cables'],
      ['extensoes', 'Extensões e filtros de linha', 'Alargues y zapatillas'],
      ['conexao-eletrica', 'Conexão e eletrodutos', 'Conexión y caños'],
      ['automacao', 'Automação e sensores', 'Automatización y sensores'],
    ],
  },
  {
    slug: 'hidraulica',
    names: ['Hidráulica', 'Plomería'],
    icon: ['tap-garden', 'canoria'],
    departments: [
      ['torneiras', 'Torneiras e misturadores', 'Canillas y griferías'],
      ['registros', 'Registros e válvulas', 'Llaves de paso y válvulas'],
      ['tubos-e-conexoes', 'Tubos e conexões', 'Caños y conexiones'],
      ['chuveiros', 'Chuveiros', 'Duchas'],
      ['bombas', 'Bombas e caixas d’água', 'Bombas y tanques'],
      ['reparos', 'Sifões, flexíveis e reparos', 'Sifones, flexibles y repuestos'],
    ],
  },
  {
    slug: 'jardim',
    names: ['Jardim e campo', 'Jardín y campo'],
    icon: ['lawn-mower', 'gramalva'],
    departments: [
      ['maquinas-de-jardim', 'Roçadeiras e cortadores', 'Desmalezadoras y cortadoras'],
      ['motosserras', 'Motosserras e podadores', 'Motosierras y podadoras'],
      ['lavadoras', 'Lavadoras de alta pressão', 'Hidrolavadoras'],
      ['ferramentas-de-jardim', 'Pás, enxadas e podas', 'Palas, azadas y podas'],
      ['irrigacao', 'Mangueiras e irrigação', 'Mangueras y riego'],
      ['pulverizadores', 'Pulverizadores e carrinhos', 'Pulverizadores y carretillas'],
    ],
  },
  {
    slug: 'organizacao',
    names: ['Organização', 'Organización'],
    icon: ['toolbox', 'ordello'],
    departments: [
      ['caixas-de-ferramentas', 'Caixas de ferramentas', 'Cajas de herramientas'],
      ['bolsas-e-cintos', 'Bolsas e cintos', 'Bolsos y cinturones'],
      ['carros-e-bancadas', 'Carros e bancadas', 'Carros y bancos de trabajo'],
      ['estantes-e-gavetas', 'Estantes, gavetas e painéis', 'Estanterías, gaveteros y paneles'],
    ],
  },
  {
    slug: 'escadas',
    names: ['Escadas', 'Escaleras'],
    icon: ['ladder-step', 'degravo'],
    departments: [
      ['escadas-domesticas', 'Escadas domésticas', 'Escaleras domésticas'],
      ['escadas-extensiveis', 'Extensíveis e multiuso', 'Extensibles y multiuso'],
      ['andaimes-e-plataformas', 'Andaimes e plataformas', 'Andamios y plataformas'],
    ],
  },
  {
    slug: 'movimentacao-de-carga',
    names: ['Movimentação de carga', 'Movimiento de cargas'],
    icon: ['hand-truck', 'degravo'],
    departments: [
      ['carrinhos', 'Carrinhos e paleteiras', 'Zorras y transpaletas'],
      ['macacos', 'Macacos', 'Gatos hidráulicos'],
      ['talhas-e-cintas', 'Talhas, cintas e lonas', 'Aparejos, cintas y lonas'],
    ],
  },
];

/** Listings of their own, which the bar of categories links. */
export const specialCategories: readonly CategoryEntry[] = [
  {
    slug: 'kits-completos',
    names: ['Kits completos', 'Kits completos'],
    icon: ['kit-cordless', 'brontal'],
    special: true,
    departments: [
      ['kit-mecanica', 'Mecânica', 'Mecánica'],
      ['kit-casa', 'Casa e manutenção', 'Casa y mantenimiento'],
      ['kit-maquinas', 'Máquinas com acessórios', 'Máquinas con accesorios'],
      ['kit-seguranca', 'Segurança', 'Seguridad'],
    ],
  },
  {
    slug: 'jogos-de-chaves',
    names: ['Jogos de chaves', 'Juegos de llaves'],
    icon: ['spanner-set', 'tornaz'],
    special: true,
    departments: [
      ['jogos-combinadas', 'Combinadas e fixas', 'Combinadas y fijas'],
      ['jogos-soquetes', 'Soquetes', 'Tubos'],
      ['jogos-allen-e-torx', 'Allen e Torx', 'Allen y Torx'],
      ['jogos-fenda-e-phillips', 'Fenda e Phillips', 'Planos y Phillips'],
    ],
  },
];

/** The other categories of the specification's icon map (storefront.md §3). */
export const houseCategories: readonly CategoryEntry[] = [
  {
    slug: 'iluminacao',
    names: ['Iluminação', 'Iluminación'],
    icon: ['bulb-led', 'luzenda'],
    departments: [
      ['lampadas', 'Lâmpadas', 'Focos y tubos'],
      ['paineis-e-plafons', 'Painéis e plafons', 'Paneles y plafones'],
      ['refletores', 'Refletores', 'Reflectores'],
      ['lanternas', 'Lanternas', 'Linternas'],
      ['decorativa', 'Luminárias e fitas', 'Luminarias y tiras'],
    ],
  },
  {
    slug: 'energia',
    names: ['Energia', 'Energía'],
    icon: ['generator', 'jatobel'],
    departments: [
      ['geradores', 'Geradores', 'Generadores'],
      ['nobreaks', 'Nobreaks e estabilizadores', 'UPS y estabilizadores'],
      ['solar', 'Energia solar', 'Energía solar'],
      ['baterias-automotivas', 'Baterias e automotivo', 'Baterías y automotor'],
      ['pilhas', 'Pilhas', 'Pilas'],
    ],
  },
  {
    slug: 'utilidades',
    names: ['Utilidades', 'Bazar'],
    icon: ['thermos', 'kelvora'],
    departments: [
      ['cozinha', 'Cozinha', 'Cocina'],
      ['terere-e-termicos', 'Tereré e térmicos', 'Tereré y térmicos'],
      ['limpeza', 'Limpeza e lavanderia', 'Limpieza y lavandería'],
    ],
  },
  {
    slug: 'eletroportateis',
    names: ['Eletroportáteis', 'Electrodomésticos'],
    icon: ['blender', 'kelvora'],
    departments: [
      ['preparo', 'Preparo de alimentos', 'Preparación de alimentos'],
      ['climatizacao', 'Ventilação', 'Ventilación'],
      ['cuidado-da-casa', 'Cuidado da casa', 'Cuidado del hogar'],
    ],
  },
  {
    slug: 'informatica',
    names: ['Informática', 'Informática'],
    icon: ['notebook', 'bitanca'],
    departments: [
      ['computadores', 'Computadores', 'Computadoras'],
      ['perifericos', 'Periféricos', 'Periféricos'],
      ['redes-e-armazenamento', 'Redes e armazenamento', 'Redes y almacenamiento'],
    ],
  },
  {
    slug: 'celulares-e-acessorios',
    names: ['Celulares e acessórios', 'Celulares y accesorios'],
    icon: ['phone', 'telmira'],
    departments: [
      ['celulares', 'Celulares', 'Celulares'],
      ['acessorios-para-celular', 'Acessórios', 'Accesorios'],
      ['fones', 'Fones', 'Auriculares'],
    ],
  },
  {
    slug: 'audio-e-video',
    names: ['Áudio e vídeo', 'Audio y video'],
    icon: ['headphones', 'ondaru'],
    departments: [
      ['caixas-de-som', 'Caixas de som', 'Parlantes'],
      ['tv-e-video', 'TV e vídeo', 'TV y video'],
      ['cameras', 'Câmeras de segurança', 'Cámaras de seguridad'],
    ],
  },
  {
    slug: 'gaming',
    names: ['Gaming', 'Gaming'],
    icon: ['gamepad', 'ludrak'],
    departments: [
      ['controles-e-consoles', 'Controles e consoles', 'Controles y consolas'],
      ['setup-gamer', 'Setup', 'Setup'],
      ['headsets', 'Headsets', 'Headsets'],
    ],
  },
  {
    slug: 'smartwatch',
    names: ['Smartwatch', 'Smartwatch'],
    icon: ['smartwatch', 'telmira'],
    departments: [
      ['relogios', 'Relógios', 'Relojes'],
      ['pulseiras', 'Pulseiras', 'Mallas y pulseras'],
    ],
  },
  {
    slug: 'perfumaria',
    names: ['Perfumaria', 'Perfumería'],
    icon: ['perfume', 'florisena'],
    departments: [
      ['femininos', 'Femininos', 'Femeninos'],
      ['masculinos', 'Masculinos', 'Masculinos'],
    ],
  },
  {
    slug: 'cosmeticos',
    names: ['Cosméticos', 'Cosméticos'],
    icon: ['lipstick', 'florisena'],
    departments: [
      ['maquiagem', 'Maquiagem', 'Maquillaje'],
      ['pele-e-unhas', 'Pele e unhas', 'Piel y uñas'],
    ],
  },
  {
    slug: 'vape',
    names: ['Vape', 'Vape'],
    icon: ['vape-pod', 'nevuma'],
    departments: [
      ['dispositivos', 'Dispositivos', 'Dispositivos'],
      ['liquidos', 'Líquidos', 'Líquidos'],
    ],
  },
];
