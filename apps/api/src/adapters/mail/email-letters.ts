/** Letters about another e-mail address of an account. */
import type { Lang } from '@ponte/contract/wire';
import type { LinkLetter } from './account-letters.ts';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';

interface NewEmailLetter extends LinkLetter {
  /** The new address. */
  readonly email: string;
}

/** To the new address; the link is valid for three days. */
export function newEmailLetter(lang: Lang, { name, link, shop }: NewEmailLetter): Letter {
  return lang === 'es'
    ? {
        subject: 'Confirme su nuevo correo electrónico',
        body: lines(
          { shop },
          greeting(lang, name),
          `Usted pidió usar este correo electrónico en su cuenta de ${shop}. Para confirmarlo, abra este enlace dentro de los próximos tres días:`,
          link,
          'Hasta entonces vale el correo anterior. Si usted no lo pidió, ignore este mensaje.',
        ),
      }
    : {
        subject: 'Confirme seu novo e-mail',
        body: lines(
          { shop },
          greeting(lang, name),
          `Você pediu para usar este e-mail na sua conta da ${shop}. Para confirmá-lo, abra este link nos próximos três dias:`,
          link,
          'Até lá vale o e-mail anterior. Se você não pediu, ignore esta mensagem.',
        ),
      };
}

/** To the present address, before the new one is confirmed. */
export function emailWantedLetter(
  lang: Lang,
  { name, email, shop }: Omit<NewEmailLetter, 'link'>,
): Letter {
  return lang === 'es'
    ? {
        subject: 'Pidieron cambiar el correo de su cuenta',
        body: lines(
          { shop },
          greeting(lang, name),
          `Se pidió cambiar el correo electrónico de su cuenta en ${shop} por ${email}. El cambio vale cuando se confirme en ese correo.`,
          'Si no fue usted, cambie su contraseña cuanto antes: eso anula el pedido.',
        ),
      }
    : {
        subject: 'Pediram para trocar o e-mail da sua conta',
        body: lines(
          { shop },
          greeting(lang, name),
          `Foi pedida a troca do e-mail da sua conta na ${shop} para ${email}. A troca vale quando for confirmada nesse e-mail.`,
          'Se não foi você, altere sua senha o quanto antes: isso anula o pedido.',
        ),
      };
}

/** To the old address, when the new one has replaced it. */
export function emailChangedLetter(
  lang: Lang,
  { name, email, shop }: Omit<NewEmailLetter, 'link'>,
): Letter {
  return lang === 'es'
    ? {
        subject: 'El correo de su cuenta fue cambiado',
        body: lines(
          { shop },
          greeting(lang, name),
          `El correo electrónico de su cuenta en ${shop} ahora es ${email}. A este no llegarán más mensajes de la cuenta.`,
          'Si no fue usted, escriba a la tienda cuanto antes.',
        ),
      }
    : {
        subject: 'O e-mail da sua conta foi trocado',
        body: lines(
          { shop },
          greeting(lang, name),
          `O e-mail da sua conta na ${shop} agora é ${email}. Este não receberá mais mensagens da conta.`,
          'Se não foi você, escreva para a loja o quanto antes.',
        ),
      };
}
