import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css';
import { keepFramesApart } from './frames.ts';
import { dark, light } from './theme.ts';

keepFramesApart();

type Channel = DocsContainerProps['context']['channel'];

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>;
}

/** The toolbar's settings. A page without stories has no decorator that would provide them. */
function useGlobals(channel: Channel): GlobalsEvent['globals'] {
  const [chosen, setChosen] = useState<GlobalsEvent['globals']>(() => {
    const last: (readonly GlobalsEvent[] | undefined)[] = [GLOBALS_UPDATED, SET_GLOBALS].map(
      (event) => channel.last(event),
    );
    return last.find((event) => event?.[0])?.[0]?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: GlobalsEvent) => setChosen(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return chosen;
}

/** Stories in their own frames, as modals have, follow the toolbar's language and theme. */
function useGlobalsInFrames(globals: GlobalsEvent['globals']): void {
  const told = ['locale', 'theme']
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' ? `${name}:${value}` : [];
    })
    .join(';');
  useEffect(() => {
    const tell = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
        const url = new URL(frame.src);
        if (!told || url.searchParams.get('globals') === told) continue;
        url.searchParams.set('globals', told);
        frame.src = url.href;
      }
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [told]);
}

/** The site describes each of its pages by what the page says first. */
function useDescription(): void {
  useEffect(() => {
    const describe = () => {
      const first = document.querySelector('.sbdocs-content h1 ~ p');
      const meta = window.parent.document.querySelector('meta[name=description]');
      if (!first?.textContent || !meta) return;
      meta.setAttribute('content', first.textContent.replaceAll(/\s+/g, ' ').trim());
      observer.disconnect();
    };
    const observer = new MutationObserver(describe);
    observer.observe(document.body, { childList: true, subtree: true });
    describe();
    return () => observer.disconnect();
  }, []);
}

/** The frame of a page: the kit's font, and its colours in both schemes. */
function PageFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(props.context.channel);
  const isDark = globals['theme'] === 'dark';
  useGlobalsInFrames(globals);
  useDescription();
  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? dark : light}>
      {children}
    </DocsContainer>
  );
}

export const parameters = {
  docs: {
    container: PageFrame,
    toc: {
      headingSelector: 'h2, h3',
      // Headings of the components that a page shows are not the page's.
      ignoreSelector: ':is(.docs-story, .sb-unstyled) *, .skip-toc',
      title: 'On this page',
    },
  },
};
