import sanitizeHtml from 'sanitize-html';

/** The tags that a description may have, none of them with attributes but a link's address. */
const allowedTags =
  'p br strong b em i u h2 h3 h4 ul ol li a span table thead tbody tr th td'.split(' ');

/** A product's description without anything that could run, load or reach outside its place. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
}
