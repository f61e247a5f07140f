import type { SeedQuestion } from '../types.ts';

/** What shoppers ask at the counter, and what they are told. */
export const faq: readonly SeedQuestion[] = [
  {
    questions: { pt: 'Vocês entregam no Brasil?', es: '¿Hacen entregas en Brasil?' },
    answers: {
      pt: 'Não. A compra feita pelo site é retirada no balcão da loja, em Ciudad del Este, com o código que aparece depois do pagamento.',
      es: 'No. Quien viene de Brasil retira su compra en el mostrador de la tienda, en Ciudad del Este, con el código que aparece después del pago.',
    },
  },
  {
    questions: { pt: 'E no Paraguai?', es: '¿Y en el Paraguay?' },
    answers: {
      pt: 'Residentes no Paraguai podem receber em casa ou retirar na loja e nos pontos de entrega. O valor e o prazo aparecem depois de escolher a cidade.',
      es: 'Puede recibir su compra en su casa, o retirarla en la tienda o en un punto de entrega. El costo y el plazo aparecen al elegir la ciudad.',
    },
  },
  {
    questions: { pt: 'Em que moeda eu pago?', es: '¿En qué moneda pago?' },
    answers: {
      pt: 'Os preços estão em dólar. Os valores em real, guarani e peso são convertidos pelo câmbio do dia, que fica no alto da página.',
      es: 'Los precios están en guaraníes. Los valores en dólares, reales y pesos se convierten con la cotización del día, que está en la parte superior de la página.',
    },
  },
  {
    questions: { pt: 'O preço inclui imposto?', es: '¿El precio incluye I.V.A.?' },
    answers: {
      pt: 'Preços em dólar são sem I.V.A. Estrangeiros cadastrados para a isenção não pagam o imposto; é preciso enviar o documento, frente e verso, no cadastro.',
      es: 'Sí: los precios en guaraníes incluyen I.V.A. Los precios en dólares son para extranjeros registrados para la exención.',
    },
  },
  {
    questions: { pt: 'Como posso pagar?', es: '¿Cómo puedo pagar?' },
    answers: {
      pt: 'Com Pix, com boleto ou no cartão em até 10 vezes. Para pagar no cartão é preciso informar o CPF.',
      es: 'Con tarjeta de crédito o débito, código QR, billetera electrónica, transferencia bancaria o en una boca de cobranza. Para recibir factura, cargue su RUC.',
    },
  },
  {
    questions: { pt: 'O que preciso levar para retirar?', es: '¿Qué necesito para retirar?' },
    answers: {
      pt: 'O código de retirada e um documento com foto. Outra pessoa pode retirar com o código e uma cópia do seu documento.',
      es: 'El código de retiro y un documento con foto. Otra persona puede retirar con el código y una copia de su documento.',
    },
  },
  {
    questions: { pt: 'Em quanto tempo posso retirar?', es: '¿En cuánto tiempo puedo retirar?' },
    answers: {
      pt: 'O que está em estoque fica separado no mesmo dia em que o pagamento é confirmado. A compra fica guardada por 30 dias.',
      es: 'Lo que está en stock queda separado el mismo día en que se confirma el pago. La compra se guarda por 30 días.',
    },
  },
  {
    questions: {
      pt: 'O que quer dizer “disponível na loja física”?',
      es: '¿Qué significa “disponible en la tienda física”?',
    },
    answers: {
      pt: 'Há poucas peças no balcão e elas não são vendidas pelo site. Chame no WhatsApp e a equipe confirma antes da sua viagem.',
      es: 'Quedan pocas piezas en el mostrador y no se venden por la página. Escriba por WhatsApp y el equipo le confirma antes de que venga.',
    },
  },
  {
    questions: { pt: 'Qual é a garantia?', es: '¿Cuál es la garantía?' },
    answers: {
      pt: 'A da ficha técnica de cada produto, contada da data da nota. Traga o produto, a nota e a embalagem ao balcão: a troca ou o reparo é feito aqui.',
      es: 'La que figura en la ficha técnica de cada producto, contada desde la fecha de la factura. Traiga el producto, la factura y el embalaje al mostrador: el cambio o el arreglo se hace aquí.',
    },
  },
  {
    questions: { pt: 'As máquinas são de 220 V?', es: '¿Las máquinas son de 220 V?' },
    answers: {
      pt: 'Sim, salvo quando o nome diz outra coisa. No Paraguai a rede é de 220 V, 50 Hz; confira a tensão da sua cidade antes de comprar.',
      es: 'Sí, salvo que el nombre diga otra cosa. La red del Paraguay es de 220 V, 50 Hz.',
    },
  },
];
