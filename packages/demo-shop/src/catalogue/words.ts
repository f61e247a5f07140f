import type { Text } from './family.ts';

/** The names of specifications that many goods share. */
export const w = {
  amount: ['Quantidade', 'Cantidad'],
  ampere: ['Corrente', 'Corriente'],
  application: ['Aplicação', 'Uso'],
  autonomy: ['Autonomia', 'Autonomía'],
  battery: ['Bateria', 'Batería'],
  bore: ['Furo', 'Orificio'],
  cable: ['Comprimento do cabo', 'Largo del cable'],
  capacity: ['Capacidade', 'Capacidad'],
  certificate: ['Norma', 'Norma'],
  colour: ['Cor', 'Color'],
  depth: ['Profundidade', 'Profundidad'],
  diameter: ['Diâmetro', 'Diámetro'],
  drive: ['Encaixe', 'Encastre'],
  finish: ['Acabamento', 'Terminación'],
  flow: ['Vazão', 'Caudal'],
  flux: ['Fluxo luminoso', 'Flujo luminoso'],
  grain: ['Grão', 'Grano'],
  grip: ['Cabo', 'Mango'],
  height: ['Altura', 'Altura'],
  length: ['Comprimento', 'Largo'],
  load: ['Carga máxima', 'Carga máxima'],
  material: ['Material', 'Material'],
  measure: ['Medida', 'Medida'],
  motor: ['Motor', 'Motor'],
  pack: ['Embalagem', 'Presentación'],
  pieces: ['Peças', 'Piezas'],
  power: ['Potência', 'Potencia'],
  precision: ['Precisão', 'Precisión'],
  pressure: ['Pressão', 'Presión'],
  protection: ['Grau de proteção', 'Grado de protección'],
  reach: ['Alcance', 'Alcance'],
  screen: ['Tela', 'Pantalla'],
  size: ['Tamanho', 'Talle'],
  speed: ['Rotação', 'Velocidad'],
  temperature: ['Temperatura de cor', 'Temperatura de color'],
  thickness: ['Espessura', 'Espesor'],
  thread: ['Rosca', 'Rosca'],
  torque: ['Torque', 'Torque'],
  voltage: ['Tensão', 'Tensión'],
  volume: ['Volume', 'Volumen'],
  weight: ['Peso', 'Peso'],
  width: ['Largura', 'Ancho'],
} as const satisfies Record<string, Text>;

/** Values of specifications that many goods share. */
export const v = {
  chromeVanadium: ['Aço cromo-vanádio', 'Acero cromo vanadio'],
  carbonSteel: ['Aço carbono', 'Acero al carbono'],
  stainless: ['Aço inox', 'Acero inoxidable'],
  galvanised: ['Aço zincado', 'Acero galvanizado'],
  aluminium: ['Alumínio', 'Aluminio'],
  brass: ['Latão', 'Bronce'],
  plastic: ['Polipropileno', 'Polipropileno'],
  rubberGrip: ['Emborrachado', 'Engomado'],
  woodGrip: ['Madeira', 'Madera'],
  fibreGrip: ['Fibra de vidro', 'Fibra de vidrio'],
  unit: ['1 unidade', '1 unidad'],
} as const satisfies Record<string, Text>;

/** The warranty that the shop gives, in months. */
export const warranty = (months: number): readonly [Text, Text] => [
  ['Garantia', 'Garantía'],
  `${months} meses`,
];
