import { useEffect, useState } from 'react';

/**
 * Says what the page is called when it becomes another without a new document, of which browsers
 * would say it themselves. Apart from the focus, which moves at once, while the title comes with
 * the page's data: a reader hears it when it is known, however late, and is not interrupted.
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    // Scripts that are fetched ahead change the head as well.
    let shown = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== shown) setTitle((shown = document.title));
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
