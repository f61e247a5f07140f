import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css';
import { dark, light } from './theme.ts';

type Channel = DocsContainerProps['context']['channel'];

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>;
}

const isDark = ({ globals }: GlobalsEvent) => globals['theme'] === 'dark';

/** Whether the toolbar says "dark". A page without stories has no decorator that would tell. */
function useDark(channel: Channel): boolean {
  const [chosen, setChosen] = useState(() =>
    [channel.last(GLOBALS_UPDATED), channel.last(SET_GLOBALS)].some(
      (event?: readonly GlobalsEvent[]) => event?.[0] && isDark(event[0]),
    ),
  );
  useEffect(() => {
    const update = (event: GlobalsEvent) => setChosen(isDark(event));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return chosen;
}

/** The frame of a page: the kit's font, and its colours in both schemes. */
function PageFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useDark(props.context.channel);
  useEffect(() => {
    document.documentElement.dataset['theme'] = chosen ? 'dark' : 'light';
  }, [chosen]);
  return (
    <DocsContainer {...props} theme={chosen ? dark : light}>
      {children}
    </DocsContainer>
  );
}

export const parameters = {
  docs: {
    container: PageFrame,
    toc: { headingSelector: 'h2, h3', title: 'On this page' },
  },
};
