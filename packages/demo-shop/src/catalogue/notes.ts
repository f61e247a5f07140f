import type { Text } from './family.ts';

/** The advice that closes the descriptions of a category's goods: a heading and a sentence. */
export const notes: Readonly<Record<string, readonly [heading: Text, advice: Text]>> = {
  'ferramentas-manuais': [
    ['Dica:', 'Consejo:'],
    [
      'limpe e passe um fio de óleo depois do uso em lugar úmido.',
      'limpie y pase un hilo de aceite después de usarla en lugares húmedos.',
    ],
  ],
  'jogos-de-chaves': [
    ['Confira:', 'Verifique:'],
    [
      'todas as peças saem conferidas na sua frente, no balcão.',
      'todas las piezas se controlan delante suyo, en el mostrador.',
    ],
  ],
  'kits-completos': [
    ['Confira:', 'Verifique:'],
    [
      'a lista de peças vai na embalagem e é conferida na entrega.',
      'la lista de piezas va en el embalaje y se controla en la entrega.',
    ],
  ],
  'ferramentas-eletricas': [
    ['Segurança:', 'Seguridad:'],
    [
      'use óculos e protetor auricular e desligue da tomada antes de trocar o acessório.',
      'use lentes y protector auditivo y desenchufe antes de cambiar el accesorio.',
    ],
  ],
  'ferramentas-a-bateria': [
    ['Bateria:', 'Batería:'],
    [
      'carregue antes do primeiro uso e guarde com meia carga, longe do calor.',
      'cárguela antes del primer uso y guárdela con media carga, lejos del calor.',
    ],
  ],
  acessorios: [
    ['Antes de usar:', 'Antes de usar:'],
    [
      'confira se a rotação máxima do acessório é maior que a da máquina.',
      'verifique que la velocidad máxima del accesorio supere la de la máquina.',
    ],
  ],
  fixacao: [
    ['Quantidade:', 'Cantidad:'],
    [
      'para obra, consulte o preço da caixa fechada com a equipe de vendas.',
      'para obra, consulte el precio de la caja cerrada con el equipo de ventas.',
    ],
  ],
  'epi-e-seguranca': [
    ['Conservação:', 'Cuidado:'],
    [
      'lave com água e sabão neutro e troque ao primeiro sinal de desgaste.',
      'lave con agua y jabón neutro y reemplace a la primera señal de desgaste.',
    ],
  ],
  pintura: [
    ['Superfície:', 'Superficie:'],
    [
      'limpa, seca e sem partes soltas: metade do acabamento está no preparo.',
      'limpia, seca y sin partes flojas: la mitad de la terminación está en la preparación.',
    ],
  ],
  medicao: [
    ['Conferência:', 'Control:'],
    [
      'compare com um padrão de tempos em tempos, sobretudo depois de uma queda.',
      'compare con un patrón cada tanto, sobre todo después de una caída.',
    ],
  ],
  solda: [
    ['Segurança:', 'Seguridad:'],
    [
      'solde em lugar ventilado, com máscara, luvas e avental de raspa.',
      'suelde en un lugar ventilado, con careta, guantes y delantal de descarne.',
    ],
  ],
  escadas: [
    ['Uso:', 'Uso:'],
    [
      'apoie em piso firme e nivelado e respeite a carga máxima gravada na lateral.',
      'apóyela en piso firme y nivelado y respete la carga máxima grabada en el lateral.',
    ],
  ],
  organizacao: [
    ['Montagem:', 'Armado:'],
    [
      'o que vem desmontado traz parafusos e instruções na caixa.',
      'lo que viene desarmado trae tornillos e instrucciones en la caja.',
    ],
  ],
  'movimentacao-de-carga': [
    ['Carga:', 'Carga:'],
    [
      'nunca passe da capacidade indicada nem fique embaixo do peso suspenso.',
      'nunca supere la capacidad indicada ni se quede debajo del peso suspendido.',
    ],
  ],
  hidraulica: [
    ['Instalação:', 'Instalación:'],
    [
      'feche o registro geral e vede a rosca com fita antes de apertar.',
      'cierre la llave general y selle la rosca con teflón antes de apretar.',
    ],
  ],
  eletrica: [
    ['Segurança:', 'Seguridad:'],
    [
      'desligue o disjuntor geral; a instalação é trabalho de eletricista.',
      'corte la llave general; la instalación es trabajo de electricista.',
    ],
  ],
  jardim: [
    ['Cuidado:', 'Cuidado:'],
    [
      'limpe depois do uso e guarde seco para não enferrujar.',
      'limpie después de usar y guarde seco para que no se oxide.',
    ],
  ],
  iluminacao: [
    ['Rede:', 'Red:'],
    [
      'confira a tensão do local antes de ligar: em Ciudad del Este é 220 V.',
      'verifique la tensión del lugar antes de conectar: en Ciudad del Este es 220 V.',
    ],
  ],
  energia: [
    ['Dimensionamento:', 'Cálculo:'],
    [
      'some as potências e deixe 20 % de folga para a partida dos motores.',
      'sume las potencias y deje 20 % de margen para el arranque de los motores.',
    ],
  ],
  informatica: [
    ['Garantia:', 'Garantía:'],
    [
      'guarde a nota e a embalagem: a troca é feita no balcão.',
      'guarde la factura y el embalaje: el cambio se hace en el mostrador.',
    ],
  ],
};
