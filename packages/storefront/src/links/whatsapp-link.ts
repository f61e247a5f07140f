/**
 * A link that opens a WhatsApp conversation with the shop.
 *
 * @param phone country code and digits
 * @param text what stands in the message to begin with
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${phone}${query}`;
}
