import { addons } from 'storybook/manager-api';
import { light } from './theme.ts';

addons.setConfig({ theme: light });
