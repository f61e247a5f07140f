import sanitizeHtml from 'sanitize-html';

/** Allowed without attributes, but for a link's address. */
const allowedTags =
  'p br strong b em i u h2 h3 h4 ul ol li a span table thead tbody tr th td'.split(' ');

/** Sanitises a description: nothing left can run, load or leave its place. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
}
