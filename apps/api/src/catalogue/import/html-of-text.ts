/** Descriptions that were written as plain text. */

const tag = /<[a-z!/]/i;
const bullet = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/;

/**
 * A text of several lines without tags as HTML with its paragraphs and lists; anything else as it is.
 * Entities stay what they are.
 */
export function htmlOfText(text: string): string {
  if (tag.test(text) || !/[\r\n]/.test(text)) return text;
  const lines = text.split(/\r\n|\r|\n/);
  const blocks: { readonly kind: 'p' | 'ul'; readonly lines: string[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const kind = bullet.test(line) ? 'ul' : 'p';
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last?.kind === kind) last.lines.push(line);
    else {
      blocks.push({ kind, lines: [line] });
      isOpen = true;
    }
  }
  return blocks
    .map((block) =>
      block.kind === 'p'
        ? `<p>${block.lines.map((line) => line.trim()).join('<br>')}</p>`
        : `<ul>${block.lines.map((line) => `<li>${line.replace(bullet, '').trim()}</li>`).join('')}</ul>`,
    )
    .join('');
}
