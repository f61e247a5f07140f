import type { Lang } from '@ponte/contract/wire';
import { greeting } from './greeting.ts';
import { lines, type Letter, type Signed } from './letter.ts';

export interface LinkLetter extends Signed {
  readonly name: string;
  readonly link: string;
}

/** The link is valid for three days. */
export function confirmationLetter(lang: Lang, { name, link, shop }: LinkLetter): Letter {
  return lang === 'es'
    ? {
        subject: 'Confirme su correo electrónico',
        body: lines(
          { shop },
          greeting(lang, name),
          `Gracias por registrarse en ${shop}. Para confirmar su correo electrónico, abra este enlace dentro de los próximos tres días:`,
          link,
          'Si usted no se registró, no hace falta que haga nada.',
        ),
      }
    : {
        subject: 'Confirme seu e-mail',
        body: lines(
          { shop },
          greeting(lang, name),
          `Obrigado por se cadastrar na ${shop}. Para confirmar seu e-mail, abra este link nos próximos três dias:`,
          link,
          'Se você não se cadastrou, não precisa fazer nada.',
        ),
      };
}

/** The link is valid for an hour. */
export function recoveryLetter(lang: Lang, { name, link, shop }: LinkLetter): Letter {
  return lang === 'es'
    ? {
        subject: 'Elija una nueva contraseña',
        body: lines(
          { shop },
          greeting(lang, name),
          'Para elegir una nueva contraseña, abra este enlace dentro de la próxima hora:',
          link,
          'Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
        ),
      }
    : {
        subject: 'Escolha uma nova senha',
        body: lines(
          { shop },
          greeting(lang, name),
          'Para escolher uma nova senha, abra este link na próxima hora:',
          link,
          'Se você não pediu, ignore esta mensagem: sua senha continua a mesma.',
        ),
      };
}

export function passwordChangedLetter(
  lang: Lang,
  { name, shop }: Omit<LinkLetter, 'link'>,
): Letter {
  return lang === 'es'
    ? {
        subject: 'Su contraseña fue cambiada',
        body: lines(
          { shop },
          greeting(lang, name),
          `La contraseña de su cuenta en ${shop} fue cambiada. Si no fue usted, elija una nueva cuanto antes en la página de inicio de sesión.`,
        ),
      }
    : {
        subject: 'Sua senha foi alterada',
        body: lines(
          { shop },
          greeting(lang, name),
          `A senha da sua conta na ${shop} foi alterada. Se não foi você, escolha uma nova o quanto antes na página de login.`,
        ),
      };
}

/** The last letter of an account. */
export function accountEndedLetter(lang: Lang, { name, shop }: Omit<LinkLetter, 'link'>): Letter {
  return lang === 'es'
    ? {
        subject: 'Su cuenta fue cerrada',
        body: lines(
          { shop },
          greeting(lang, name),
          `Su cuenta en ${shop} fue cerrada, como usted pidió, y sus datos fueron borrados. De las compras quedan el nombre, el documento y los importes, por el plazo que exige la ley tributaria.`,
          'Si no fue usted, escriba a la tienda cuanto antes.',
        ),
      }
    : {
        subject: 'Sua conta foi encerrada',
        body: lines(
          { shop },
          greeting(lang, name),
          `Sua conta na ${shop} foi encerrada, como você pediu, e seus dados foram apagados. Das compras ficam o nome, o documento e os valores, pelo prazo que a lei fiscal exige.`,
          'Se não foi você, escreva para a loja o quanto antes.',
        ),
      };
}
