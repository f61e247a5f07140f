import { fieldSentence } from '@ponte/contract/field-sentence';
import type { Lang } from '@ponte/contract/wire';

export type Text = Readonly<Record<Lang, string>>;

/** A sentence about a field, by what that is called in each language. */
export type FieldText = (field: Text) => Text;

/** Messages of failed calls (storefront.md §8, accounts.md §8). */
export const texts = {
  invalid: {
    pt: 'Os dados informados são inválidos.',
    es: 'Los datos informados no son válidos.',
  },
  unreadable: {
    pt: 'O corpo da requisição não é um JSON válido.',
    es: 'El cuerpo de la solicitud no es un JSON válido.',
  },
  unreadableForm: {
    pt: 'O corpo da requisição não é um formulário válido.',
    es: 'El cuerpo de la solicitud no es un formulario válido.',
  },
  tooDeep: {
    pt: 'O corpo da requisição tem níveis demais.',
    es: 'El cuerpo de la solicitud tiene demasiados niveles.',
  },
  wrongMediaType: {
    pt: 'O tipo de conteúdo da requisição não é aceito.',
    es: 'El tipo de contenido de la solicitud no se acepta.',
  },
  tooLarge: {
    pt: 'A requisição é grande demais.',
    es: 'La solicitud es demasiado grande.',
  },
  notFound: {
    pt: 'O Recurso que está tentando acessar não existe',
    es: 'El recurso al que intenta acceder no existe',
  },
  wrongMethod: {
    pt: 'Este recurso não aceita esse método.',
    es: 'Este recurso no acepta ese método.',
  },
  sessionEnded: {
    pt: 'Sessão expirada. Faça login novamente.',
    es: 'Sesión expirada. Inicie sesión nuevamente.',
  },
  notYourRole: {
    pt: 'A sua função não permite isto.',
    es: 'Su función no permite esto.',
  },
  otherOrigin: {
    pt: 'Este pedido não vem do painel da loja.',
    es: 'Esta solicitud no viene del panel de la tienda.',
  },
  internal: {
    pt: 'Ocorreu um erro interno no servidor!',
    es: '¡Ocurrió un error interno en el servidor!',
  },
  unavailable: {
    pt: 'Serviço indisponível, tente novamente mais tarde!',
    es: 'Servicio no disponible, intente nuevamente más tarde.',
  },
} as const satisfies Record<string, Text>;

/** @param time of the shop's clock, such as `14:35`; `day` if it is not today, such as `29/11/2026` */
export function tooManyText(time: string, day: string | undefined): Text {
  const isOne = time.startsWith('01');
  const [as, las] = isOne ? ['à', 'a la'] : ['às', 'a las'];
  return {
    pt: `Muitas tentativas. Tente de novo ${day === undefined ? '' : `em ${day}, `}${as} ${time}.`,
    es: `Demasiados intentos. Intente de nuevo ${day === undefined ? '' : `el ${day}, `}${las} ${time}.`,
  };
}

/** Sentences in the form of `fieldSentence`. */
function aboutField(what: Text): FieldText {
  return (field) => ({
    pt: fieldSentence(field.pt, what.pt),
    es: fieldSentence(field.es, what.es),
  });
}

export const fieldTexts = {
  required: aboutField({ pt: 'Este campo é obrigatório.', es: 'Este campo es obligatorio.' }),
  unknown: aboutField({ pt: 'Este campo não é conhecido.', es: 'Este campo no es conocido.' }),
  repeated: aboutField({ pt: 'Este campo está repetido.', es: 'Este campo está repetido.' }),
  invalid: aboutField({
    pt: 'O valor informado não é válido.',
    es: 'El valor informado no es válido.',
  }),
  tooLong: aboutField({
    pt: 'O valor informado é longo demais.',
    es: 'El valor informado es demasiado largo.',
  }),
  tooShort: aboutField({
    pt: 'O valor informado é curto demais.',
    es: 'El valor informado es demasiado corto.',
  }),
  notFound: aboutField({
    pt: 'O valor informado não existe.',
    es: 'El valor informado no existe.',
  }),
} as const satisfies Record<string, FieldText>;
