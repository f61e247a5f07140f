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
  tooMany: {
    pt: 'Muitas tentativas. Tente novamente mais tarde.',
    es: 'Demasiados intentos. Intente nuevamente más tarde.',
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

export const fieldTexts = {
  required: (field) => ({
    pt: `O campo ${field.pt} é obrigatório.`,
    es: `El campo ${field.es} es obligatorio.`,
  }),
  unknown: (field) => ({
    pt: `O campo ${field.pt} não é conhecido.`,
    es: `El campo ${field.es} no es conocido.`,
  }),
  repeated: (field) => ({
    pt: `O campo ${field.pt} está repetido.`,
    es: `El campo ${field.es} está repetido.`,
  }),
  invalid: (field) => ({
    pt: `O valor informado para o campo ${field.pt} não é válido.`,
    es: `El valor informado para el campo ${field.es} no es válido.`,
  }),
  tooLong: (field) => ({
    pt: `O valor informado para o campo ${field.pt} é longo demais.`,
    es: `El valor informado para el campo ${field.es} es demasiado largo.`,
  }),
  tooShort: (field) => ({
    pt: `O valor informado para o campo ${field.pt} é curto demais.`,
    es: `El valor informado para el campo ${field.es} es demasiado corto.`,
  }),
  notFound: (field) => ({
    pt: `O valor informado para o campo ${field.pt} não existe.`,
    es: `El valor informado para el campo ${field.es} no existe.`,
  }),
} as const satisfies Record<string, FieldText>;
