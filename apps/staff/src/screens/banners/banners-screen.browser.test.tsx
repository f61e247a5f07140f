import { getBanners, mostBanners, updateBanners, type StaffBanners } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { BannersScreen } from './banners-screen.tsx';

const both = (text: string) => ({ pt: text, es: `${text} (es)` });

const bannerOf = (id: number): StaffBanners['data'][number] => ({
  id,
  type: 'Banner Principal',
  title: both(`Oferta ${id}`),
  description: both('Só hoje'),
  picture: both(`key-${id}`),
  pictureUrl: both(`/media/key-${id}.webp`),
});

const keptOf = (count: number): StaffBanners => ({
  data: Array.from({ length: count }, (_, index) => bannerOf(index + 1)),
  version: '1',
  lastChange: null,
});

/** As it is sent: without what the store adds. */
const sentOf = ({ id: _id, pictureUrl: _url, ...rest }: StaffBanners['data'][number]) => rest;

const open = (
  banners: StaffBanners,
  answer: Parameters<typeof on<typeof updateBanners>>[1] = () => ({ ...banners, version: '2' }),
) =>
  openOffice(<BannersScreen />, {
    answers: [on(getBanners, () => banners), on(updateBanners, answer)],
  });

const save = page.getByRole('button', { name: 'Salvar' });
const add = page.getByRole('button', { name: 'Acrescentar um banner' });
const titles = page.getByRole('textbox', { name: 'Título em português' });

test('banners are sent in their new order, changed, without the removed one', async () => {
  const banners = keptOf(3);
  const { callsOf } = await open(banners);

  await expect.element(titles.nth(2)).toHaveValue('Oferta 3');
  await page
    .getByRole('button', { name: /^Tirar/ })
    .nth(1)
    .click();
  await expect.element(titles.nth(1)).toHaveValue('Oferta 3');
  await page
    .getByRole('button', { name: /^Subir/ })
    .last()
    .click();
  await expect.element(titles.nth(0)).toHaveValue('Oferta 3');
  await titles.nth(0).fill('Semana da obra');
  await page.getByLabelText('Lugar na página').nth(0).selectOptions('Receba ofertas');
  await save.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  const title = { ...both('Oferta 3'), pt: 'Semana da obra' };
  expect(callsOf(updateBanners).map(({ body }) => body)).toEqual([
    {
      version: '1',
      data: [{ ...sentOf(bannerOf(3)), type: 'Receba Ofertas', title }, sentOf(bannerOf(1))],
    },
  ]);
});

test('a new banner needs a picture in each language', async () => {
  const { callsOf } = await open(keptOf(0));

  await add.click();
  await save.click();

  const pictures = page.getByRole('textbox', { name: /^Foto em/ });
  await expect.element(pictures.nth(0)).toHaveFocus();
  for (const index of [0, 1]) {
    await expect.element(pictures.nth(index)).toHaveAttribute('aria-invalid', 'true');
    await pictures.nth(index).fill(`https://img.example/${index}.webp`);
  }
  expect(callsOf(updateBanners)).toEqual([]);
  await save.click();
  await expect.poll(() => callsOf(updateBanners)).toHaveLength(1);
});

test('a refused picture is reported at its field, and typed text stays', async () => {
  const sentence = 'O endereço precisa de https.';
  const errors = { 'data.0.picture.es': [sentence] };
  await open(keptOf(1), () => refused(422, { message: 'Não', errors }));

  await page.getByRole('textbox', { name: 'Foto em espanhol' }).fill('http://img.example/1.webp');
  await save.click();

  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Foto em espanhol' }))
    .toHaveValue('http://img.example/1.webp');
});

test('no more banners can be added than the store takes', async () => {
  await open(keptOf(mostBanners));
  await expect.element(add).toBeDisabled();
});
