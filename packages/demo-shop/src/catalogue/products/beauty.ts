import { families } from '../family.ts';
import { w, warranty } from '../words.ts';

const notes = ['Notas', 'Notas'] as const;
const skin = ['Tipo de pele', 'Tipo de piel'] as const;
const shade = ['Tom', 'Tono'] as const;
const nicotine = ['Nicotina', 'Nicotina'] as const;
const flavour = ['Sabor', 'Sabor'] as const;
const adults = [
  'Venda só para maiores de 18 anos, com documento',
  'Venta solo a mayores de 18 años, con documento',
] as const;
const addictive = [
  'Contém nicotina, que causa dependência',
  'Contiene nicotina, que causa dependencia',
] as const;
const outOfReach = [
  'Guarde longe de crianças e animais',
  'Guarde lejos de niños y animales',
] as const;

/** Perfumes, cosmetics and vaporisers. */
export const beauty = families(
  {
    code: 'PFE',
    department: 'femininos',
    drawing: 'perfume',
    pictures: 'plain',
    brands: 'florisena',
    name: ['Eau de parfum feminino', 'Eau de parfum femenino'],
    lead: [
      'Perfume encorpado para a noite e para ocasiões.',
      'Perfume intenso para la noche y las ocasiones especiales.',
    ],
    points: [
      ['Frasco com borrifador', 'Frasco con atomizador'],
      ['Caixa lacrada', 'Caja sellada'],
    ],
    columns: [w.volume, notes],
    sizes: [
      [
        ['Flor de Lapacho 50 ml', 'Flor de Lapacho 50 ml'],
        2990,
        '50 ml',
        ['Flores rosadas e baunilha', 'Flores rosadas y vainilla'],
      ],
      [
        ['Flor de Lapacho 100 ml', 'Flor de Lapacho 100 ml'],
        4490,
        '100 ml',
        ['Flores rosadas e baunilha', 'Flores rosadas y vainilla'],
      ],
      [
        ['Jasmim da Tarde 100 ml', 'Jazmín de la Tarde 100 ml'],
        4290,
        '100 ml',
        ['Jasmim e almíscar', 'Jazmín y almizcle'],
      ],
      [
        ['Âmbar Noturno 80 ml', 'Ámbar Nocturno 80 ml'],
        5490,
        '80 ml',
        ['Âmbar e ameixa', 'Ámbar y ciruela'],
      ],
    ],
    facts: [[['Concentração', 'Concentración'], 'Eau de parfum']],
    colours: ['rosa', 'rosa', 'branco', 'roxo'],
  },
  {
    code: 'CLF',
    department: 'femininos',
    drawing: 'perfume-tall',
    pictures: 'plain',
    brands: 'florisena',
    name: ['Body splash', 'Body splash'],
    lead: [
      'Leve e fresco, para reaplicar depois do banho.',
      'Liviano y fresco, para volver a aplicar después del baño.',
    ],
    points: [
      ['Não mancha tecido claro', 'No mancha la tela clara'],
      ['Borrifo fino', 'Rocío fino'],
    ],
    columns: [w.volume, notes],
    sizes: [
      [
        ['Flor de Laranjeira 200 ml', 'Azahar 200 ml'],
        990,
        '200 ml',
        ['Flor de laranjeira', 'Flor de azahar'],
      ],
      [
        ['Coco e Baunilha 200 ml', 'Coco y Vainilla 200 ml'],
        990,
        '200 ml',
        ['Coco e baunilha', 'Coco y vainilla'],
      ],
      [
        ['Frutas Vermelhas 200 ml', 'Frutos Rojos 200 ml'],
        990,
        '200 ml',
        ['Morango e framboesa', 'Frutilla y frambuesa'],
      ],
    ],
    colours: ['laranja', 'branco', 'vermelho'],
  },
  {
    code: 'PFM',
    department: 'masculinos',
    drawing: 'perfume-tall',
    pictures: 'plain',
    brands: 'florisena',
    name: ['Eau de toilette masculino', 'Eau de toilette masculino'],
    lead: [
      'Para o dia de trabalho: presente sem incomodar.',
      'Para el día de trabajo: se nota sin molestar.',
    ],
    points: [
      ['Frasco com borrifador', 'Frasco con atomizador'],
      ['Caixa lacrada', 'Caja sellada'],
    ],
    columns: [w.volume, notes],
    sizes: [
      [
        ['Rio Acaray 50 ml', 'Río Acaray 50 ml'],
        2190,
        '50 ml',
        ['Limão e notas aquáticas', 'Limón y notas acuáticas'],
      ],
      [
        ['Rio Acaray 100 ml', 'Río Acaray 100 ml'],
        3290,
        '100 ml',
        ['Limão e notas aquáticas', 'Limón y notas acuáticas'],
      ],
      [
        ['Vetiver Seco 100 ml', 'Vetiver Seco 100 ml'],
        3490,
        '100 ml',
        ['Vetiver e toranja', 'Vetiver y pomelo'],
      ],
    ],
    facts: [[['Concentração', 'Concentración'], 'Eau de toilette']],
    colours: ['azul', 'azul', 'verde'],
  },
  {
    code: 'PFN',
    department: 'masculinos',
    drawing: 'perfume',
    pictures: 'plain',
    brands: 'florisena',
    name: ['Eau de parfum masculino', 'Eau de parfum masculino'],
    lead: ['Amadeirado e quente, para a noite.', 'Amaderado y cálido, para la noche.'],
    points: [
      ['Frasco de vidro grosso', 'Frasco de vidrio grueso'],
      ['Caixa lacrada', 'Caja sellada'],
    ],
    columns: [w.volume, notes],
    sizes: [
      [
        ['Couro e Tabaco 100 ml', 'Cuero y Tabaco 100 ml'],
        4990,
        '100 ml',
        ['Couro e folha de tabaco', 'Cuero y hoja de tabaco'],
      ],
      [
        ['Palo Santo 100 ml', 'Palo Santo 100 ml'],
        4690,
        '100 ml',
        ['Palo santo e cardamomo', 'Palo santo y cardamomo'],
      ],
      [['Oud Negro 80 ml', 'Oud Negro 80 ml'], 5990, '80 ml', ['Oud e açafrão', 'Oud y azafrán']],
    ],
    facts: [[['Concentração', 'Concentración'], 'Eau de parfum']],
    colours: ['marrom', 'dourado', 'preto'],
  },
  {
    code: 'BTM',
    department: 'maquiagem',
    drawing: 'lipstick',
    pictures: 'small',
    brands: 'florisena',
    name: ['Batom matte', 'Labial mate'],
    lead: ['Cor firme que não marca o copo.', 'Color firme que no marca el vaso.'],
    points: [
      ['Não resseca', 'No reseca'],
      ['Testado dermatologicamente', 'Dermatológicamente probado'],
    ],
    columns: [shade, w.weight],
    sizes: [
      [['vermelho clássico', 'rojo clásico'], 490, ['Vermelho', 'Rojo'], '3,5 g'],
      [['rosa antigo', 'rosa viejo'], 490, ['Rosa', 'Rosa'], '3,5 g'],
      [['vinho', 'vino'], 490, ['Vinho', 'Vino'], '3,5 g'],
      [['nude terracota', 'nude terracota'], 490, ['Terracota', 'Terracota'], '3,5 g'],
    ],
    facts: [[w.finish, ['Matte', 'Mate']]],
    colours: ['vermelho', 'rosa', 'vinho', 'terracota'],
  },
  {
    code: 'PLTS',
    department: 'maquiagem',
    drawing: 'makeup-palette',
    pictures: 'small',
    brands: 'florisena',
    name: ['Paleta de sombras', 'Paleta de sombras'],
    lead: [
      'Do dia de trabalho à festa com um estojo só.',
      'Del día de trabajo a la fiesta con un solo estuche.',
    ],
    points: [
      ['Espelho na tampa', 'Espejo en la tapa'],
      ['Pigmento que esfuma fácil', 'Pigmento fácil de difuminar'],
    ],
    columns: [['Cores', 'Colores'], w.finish],
    sizes: [
      [['nude 9 cores', 'nude 9 colores'], 1290, '9', ['Matte', 'Mate']],
      [['festa 12 cores', 'fiesta 12 colores'], 1690, '12', ['Cintilante', 'Brillante']],
      [
        ['completa 18 cores', 'completa 18 colores'],
        2290,
        '18',
        ['Matte e cintilante', 'Mate y brillante'],
      ],
    ],
    colours: ['rosa', 'dourado', 'preto'],
  },
  {
    code: 'PCL',
    department: 'maquiagem',
    drawing: 'brush-makeup',
    pictures: 'small',
    brands: 'florisena zarpok',
    name: ['Pincel de maquiagem', 'Brocha de maquillaje'],
    lead: [
      'Cerdas macias que não soltam no rosto.',
      'Cerdas suaves que no se sueltan en el rostro.',
    ],
    points: [['Lave com sabão neutro e seque deitado', 'Lave con jabón neutro y seque acostado']],
    columns: [w.application, w.pieces],
    sizes: [
      [['para pó', 'para polvo'], 490, ['Pó e blush', 'Polvo y rubor'], '1'],
      [['para base', 'para base'], 450, ['Base líquida', 'Base líquida'], '1'],
      [
        ['jogo 12 peças com estojo', 'juego 12 piezas con estuche'],
        1890,
        ['Rosto e olhos', 'Rostro y ojos'],
        '12',
      ],
    ],
    facts: [
      [
        ['Cerdas', 'Cerdas'],
        ['Sintéticas', 'Sintéticas'],
      ],
    ],
    colours: ['rosa', 'preto', 'dourado'],
  },
  {
    code: 'CRFA',
    department: 'pele-e-unhas',
    drawing: 'cream-jar',
    pictures: 'small',
    brands: 'florisena',
    name: ['Creme facial hidratante', 'Crema facial hidratante'],
    lead: [
      'Textura leve que some na pele e não deixa brilho.',
      'Textura liviana que se absorbe y no deja brillo.',
    ],
    points: [
      ['Uso diário, manhã e noite', 'Uso diario, mañana y noche'],
      ['Sem álcool', 'Sin alcohol'],
    ],
    columns: [w.weight, skin],
    sizes: [
      [['pele normal 50 g', 'piel normal 50 g'], 890, '50 g', ['Normal', 'Normal']],
      [['pele oleosa 50 g', 'piel grasa 50 g'], 990, '50 g', ['Oleosa', 'Grasa']],
      [['pele seca noturno 50 g', 'piel seca de noche 50 g'], 1190, '50 g', ['Seca', 'Seca']],
    ],
    colours: ['branco', 'verde', 'roxo'],
  },
  {
    code: 'LCH',
    department: 'pele-e-unhas',
    drawing: 'lotion-pump',
    pictures: 'small',
    brands: 'florisena',
    name: ['Loção hidratante corporal', 'Crema corporal hidratante'],
    lead: [
      'Para o corpo todo depois do banho, com cheiro suave.',
      'Para todo el cuerpo después del baño, con aroma suave.',
    ],
    points: [
      ['Válvula com trava', 'Válvula con traba'],
      ['Absorve em um minuto', 'Se absorbe en un minuto'],
    ],
    columns: [w.volume, ['Fragrância', 'Fragancia']],
    sizes: [
      [['aveia 400 ml', 'avena 400 ml'], 690, '400 ml', ['Aveia', 'Avena']],
      [['amêndoas 400 ml', 'almendras 400 ml'], 690, '400 ml', ['Amêndoas', 'Almendras']],
      [['sem perfume 1 l', 'sin perfume 1 l'], 1290, '1 l', ['Sem perfume', 'Sin perfume']],
    ],
    facts: [[skin, ['Todos', 'Todos']]],
    colours: ['bege', 'marrom', 'branco'],
  },
  {
    code: 'ESMU',
    department: 'pele-e-unhas',
    drawing: 'nail-varnish',
    pictures: 'small',
    brands: 'florisena',
    name: ['Esmalte de unhas 9 ml', 'Esmalte de uñas 9 ml'],
    lead: ['Cobre bem em duas camadas e seca rápido.', 'Cubre bien en dos capas y seca rápido.'],
    points: [
      ['Pincel largo', 'Pincel ancho'],
      ['Seca em três minutos por camada', 'Seca en tres minutos por capa'],
    ],
    columns: [shade, w.finish],
    sizes: [
      [['vermelho', 'rojo'], 190, ['Vermelho', 'Rojo'], ['Cremoso', 'Cremoso']],
      [['rosa claro', 'rosa claro'], 190, ['Rosa', 'Rosa'], ['Cremoso', 'Cremoso']],
      [['preto', 'negro'], 190, ['Preto', 'Negro'], ['Cremoso', 'Cremoso']],
      [['dourado', 'dorado'], 220, ['Dourado', 'Dorado'], ['Metálico', 'Metálico']],
    ],
    facts: [[w.volume, '9 ml']],
    colours: ['vermelho', 'rosa', 'preto', 'dourado'],
  },
  {
    code: 'VPR',
    department: 'dispositivos',
    drawing: 'vaporiser',
    pictures: 'meter',
    brands: 'nevuma',
    name: ['Vaporizador recarregável', 'Vaporizador recargable'],
    lead: [
      'Aparelho com tanque para encher com o líquido escolhido.',
      'Equipo con tanque para cargar con el líquido elegido.',
    ],
    points: [
      adults,
      [
        'Proteção contra curto e superaquecimento',
        'Protección contra cortocircuito y sobrecalentamiento',
      ],
      outOfReach,
    ],
    columns: [w.power, w.battery, ['Tanque', 'Tanque']],
    sizes: [
      ['40 W', 2490, '40 W', '1.500 mAh', '3 ml'],
      ['80 W', 3990, '80 W', '3.000 mAh', '4,5 ml'],
      ['100 W', 4990, '100 W', ['1 célula 21700', '1 celda 21700'], '5 ml'],
    ],
    facts: [
      [['Recarga', 'Carga'], 'USB-C'],
      [
        ['Líquido', 'Líquido'],
        ['Não incluso', 'No incluido'],
      ],
      warranty(3),
    ],
    colours: ['preto', 'azul', 'prata'],
  },
  {
    code: 'PDV',
    department: 'dispositivos',
    drawing: 'vape-pod',
    pictures: 'meter',
    brands: 'nevuma',
    name: ['Vaporizador pod', 'Vaporizador pod'],
    lead: [
      'Compacto, com cartucho que se enche e se troca.',
      'Compacto, con cartucho que se carga y se cambia.',
    ],
    points: [adults, ['Aciona ao puxar, sem botão', 'Se activa al aspirar, sin botón'], outOfReach],
    columns: [w.battery, ['Cartucho', 'Cartucho'], w.power],
    sizes: [
      ['500 mAh', 1490, '500 mAh', '2 ml', '12 W'],
      ['800 mAh', 1990, '800 mAh', '2 ml', '18 W'],
      [['1.000 mAh com visor', '1.000 mAh con pantalla'], 2690, '1.000 mAh', '3 ml', '25 W'],
    ],
    facts: [
      [['Recarga', 'Carga'], 'USB-C'],
      [
        ['Líquido', 'Líquido'],
        ['Não incluso', 'No incluido'],
      ],
      warranty(3),
    ],
    colours: ['preto', 'cinza', 'azul'],
  },
  {
    code: 'LQS',
    department: 'liquidos',
    drawing: 'e-liquid',
    pictures: 'small',
    brands: 'nevuma',
    name: ['Líquido com sal de nicotina 30 ml', 'Líquido con sal de nicotina 30 ml'],
    lead: [
      'Para aparelhos pod de baixa potência, uso adulto.',
      'Para equipos pod de baja potencia, uso adulto.',
    ],
    points: [adults, addictive, outOfReach],
    columns: [flavour, nicotine],
    sizes: [
      [['tabaco 20 mg', 'tabaco 20 mg'], 890, ['Tabaco', 'Tabaco'], '20 mg/ml'],
      [['menta 20 mg', 'menta 20 mg'], 890, ['Menta', 'Menta'], '20 mg/ml'],
      [['café 10 mg', 'café 10 mg'], 890, ['Café', 'Café'], '10 mg/ml'],
    ],
    facts: [
      [w.volume, '30 ml'],
      [
        ['Tampa', 'Tapa'],
        ['Com trava para crianças', 'Con traba para niños'],
      ],
    ],
    colours: ['marrom', 'verde', 'bege'],
  },
  {
    code: 'LQV',
    department: 'liquidos',
    drawing: 'e-liquid',
    pictures: 'small',
    brands: 'nevuma',
    name: ['Líquido para vaporizador 60 ml', 'Líquido para vaporizador 60 ml'],
    lead: ['Para aparelhos com tanque, uso adulto.', 'Para equipos con tanque, uso adulto.'],
    points: [
      adults,
      ['Confira o teor de nicotina no rótulo', 'Verifique el contenido de nicotina en la etiqueta'],
      outOfReach,
    ],
    columns: [flavour, nicotine],
    sizes: [
      [['tabaco 3 mg', 'tabaco 3 mg'], 1190, ['Tabaco', 'Tabaco'], '3 mg/ml'],
      [['menta 3 mg', 'menta 3 mg'], 1190, ['Menta', 'Menta'], '3 mg/ml'],
      [['sem nicotina neutro', 'sin nicotina neutro'], 1090, ['Neutro', 'Neutro'], '0 mg/ml'],
    ],
    facts: [
      [w.volume, '60 ml'],
      [['Base', 'Base'], '70 % VG, 30 % PG'],
      [
        ['Tampa', 'Tapa'],
        ['Com trava para crianças', 'Con traba para niños'],
      ],
    ],
    colours: ['marrom', 'verde', 'branco'],
  },
);
