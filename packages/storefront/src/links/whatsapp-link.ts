/** The shop's WhatsApp number as shown: as its phone is written, where both are one. */
export function whatsAppNumber({
  whatsapp,
  contact: { phone },
}: {
  readonly whatsapp: string;
  readonly contact: { readonly phone: string };
}): string {
  return phone.replaceAll(/\D/g, '') === whatsapp ? phone : `+${whatsapp}`;
}

/**
 * A link that opens a WhatsApp chat with the shop; empty where the shop has no number.
 * @param phone calling code and digits
 * @param text the initial message
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return phone && `https://wa.me/${phone}${query}`;
}
