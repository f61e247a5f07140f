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
