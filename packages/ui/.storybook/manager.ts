import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { light } from './theme.ts';

addons.setConfig({ theme: light });

/** The sidebar's own search knows titles alone; this leads to the page that searches texts. */
addons.register('ponte-search', (api) => {
  const open = () => api.selectStory('search--docs');
  void api.setAddonShortcut('ponte-search', {
    label: 'Search all pages',
    defaultShortcut: ['/'],
    actionName: 'search',
    action: open,
  });
  addons.add('ponte-search/tool', {
    title: 'Search all pages',
    type: types.TOOL,
    render: () =>
      createElement(
        Button,
        { variant: 'ghost', padding: 'small', ariaLabel: false, shortcut: ['/'], onClick: open },
        'Search all pages',
      ),
  });
});
