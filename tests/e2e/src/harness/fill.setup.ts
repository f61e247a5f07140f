import { test } from '@playwright/test';
import { fillShop } from './shop.ts';

test('a shop is filled, with copies of which the others begin', ({}, { project }) =>
  fillShop(project.outputDir));
