import type { Page } from '@playwright/test';

/** Translates a page as the browsers' translators do: each text is moved into two elements of theirs, also what comes later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isOurs = (text: Node) =>
      text.parentElement?.closest('font, [translate=no], script, style, textarea, option') !== null;
    const wrap = (root: Node): void => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || isOurs(text)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.parentNode?.replaceChild(outer, text);
        outer.append(inner);
        inner.append(text.nodeValue);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(wrap)),
    ).observe(document.body, { childList: true, subtree: true });
  });
}
