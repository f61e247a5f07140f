import {
  mostPictures,
  shelfReasons,
  updateStaffProduct,
  type StaffProduct,
  type StoredPicture,
} from '@ponte/contract/staff';
import { toDecimalString, money, taxPercents } from '@ponte/regional/money';
import { Checkbox } from '@ponte/ui/checkbox';
import { RadioGroup } from '@ponte/ui/radio-group';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureUpload } from '../../forms/picture-upload.tsx';
import { SavedForm } from '../../forms/saved-form.tsx';
import { shownDecimal } from '../../forms/typed-decimal.ts';
import { useSavedForm } from '../../forms/use-saved-form.tsx';
import { Facts } from '../../page/facts.tsx';
import { useOwnText } from '../../page/own-text.tsx';
import { Panel } from '../../page/panel.tsx';
import { Thumbnail } from '../../page/thumbnail.tsx';
import { PictureOrder } from './picture-order.tsx';
import { PiecesSummary, ShortNotice } from './pieces-summary.tsx';
import { centsOf, changedOf, wholeOf, type ProductValues } from './product-values.ts';

interface ProductFormProps {
  readonly product: StaffProduct;
  readonly onSaved: (product: StaffProduct) => void;
  readonly onReload: () => void;
}

const fieldNames: Readonly<Record<string, keyof ProductValues>> = {
  priceUsdCents: 'price',
  taxPercent: 'tax',
  shelf: 'shelf',
  shelfReason: 'shelfReason',
  pictures: 'pictures',
};

const labels: Readonly<Record<string, FormatjsIntl.Message['ids']>> = {
  price: 'product.price',
  tax: 'product.tax',
  inStock: 'product.inStock',
  inPhysicalStock: 'product.inPhysicalStock',
  shelf: 'product.pieces',
  shelfReason: 'product.shelfReason',
  showPrice: 'product.showPrice',
  active: 'product.active',
  pictures: 'product.pictures',
};

export const ProductForm = observer(function ProductForm({
  product,
  onSaved,
  onReload,
}: ProductFormProps) {
  const intl = useIntl();
  const textOf = useOwnText();
  const { price, pieces, pictures } = product;
  const storedShelf = pieces.shelf === null ? '' : String(pieces.shelf);
  const stored: ProductValues = {
    price: price ? shownDecimal(toDecimalString(money(price.minor, price.currency))) : '',
    tax: String(product.taxPercent),
    inStock: product.inStock,
    inPhysicalStock: product.inPhysicalStock,
    shelf: storedShelf,
    shelfReason: 'count',
    showPrice: product.showPrice,
    active: product.active,
    pictures: pictures.map(({ key }) => key),
  };
  const state = useSavedForm<ProductValues, typeof updateStaffProduct>(updateStaffProduct, {
    stored: product,
    defaults: stored,
    fieldOf: (name) => fieldNames[name.split('.')[0] ?? ''],
    requestOf: (values) => ({
      params: { id: String(product.id) },
      body: {
        version: product.version,
        ...changedOf(values, stored),
      },
    }),
    onSaved,
    onReload,
  });
  const { form, field, required } = state;
  const order = form.watch('pictures');
  const isPriceShown = form.watch('showPrice');
  const isCounted = form.watch('shelf').trim() !== storedShelf;
  const [added, setAdded] = useState<readonly StoredPicture[]>([]);
  const known = [...pictures, ...added];
  const addPicture = (picture: StoredPicture) => {
    const keys = form.getValues('pictures');
    if (keys.includes(picture.key)) return;
    setAdded((before) => [...before, picture]);
    form.setValue('pictures', [...keys, picture.key], { shouldDirty: true });
  };
  const wholeNumber = intl.formatMessage({ id: 'form.wholeNumber' });
  return (
    <SavedForm
      state={state}
      labelOf={(path) => {
        const id = labels[path];
        return id ? intl.formatMessage({ id }) : path;
      }}
      shownAs={picturesAmong(known)}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={<FormattedMessage id="product.sale" />}>
          <div className="grid grid-cols-1 gap-4">
            <TextField
              label={intl.formatMessage({ id: 'product.price' })}
              start={
                <span className="my-auto pl-3 font-semibold">
                  <FormattedMessage id="unit.dollars" />
                </span>
              }
              inputMode="decimal"
              required={isPriceShown}
              {...field('price', {
                ...(isPriceShown && required),
                validate: (text: string) =>
                  text.trim() === '' ||
                  centsOf(text) !== undefined ||
                  intl.formatMessage({ id: 'product.wrongPrice' }),
              })}
            />
            <TextField
              label={intl.formatMessage({ id: 'product.tax' })}
              end={
                <span className="my-auto pr-3 text-muted">
                  <FormattedMessage id="unit.percent" />
                </span>
              }
              inputMode="numeric"
              required
              {...field('tax', {
                ...required,
                validate: (text: string) =>
                  taxPercents.includes(wholeOf(text) ?? -1) ||
                  intl.formatMessage({ id: 'product.wrongTax' }),
              })}
            />
            <Checkbox
              label={intl.formatMessage({ id: 'product.active' })}
              hint={intl.formatMessage({ id: 'product.activeHint' })}
              {...field('active')}
            />
            <Checkbox
              label={intl.formatMessage({ id: 'product.showPrice' })}
              hint={intl.formatMessage({ id: 'product.showPriceHint' })}
              {...field('showPrice')}
            />
          </div>
        </Panel>
        <Panel title={<FormattedMessage id="products.stock" />}>
          <div className="grid grid-cols-1 gap-4">
            <PiecesSummary pieces={pieces} />
            <ShortNotice product={product} />
            <Checkbox label={intl.formatMessage({ id: 'product.inStock' })} {...field('inStock')} />
            <TextField
              label={intl.formatMessage({ id: 'product.pieces' })}
              hint={intl.formatMessage({ id: 'product.piecesHint' })}
              inputMode="numeric"
              {...field('shelf', {
                validate: (text: string) =>
                  text.trim() === '' || wholeOf(text) !== undefined || wholeNumber,
              })}
            />
            {isCounted ? (
              <RadioGroup
                label={intl.formatMessage({ id: 'product.shelfReason' })}
                inline
                options={shelfReasons.map((reason) => ({
                  value: reason,
                  label: intl.formatMessage({ id: `movements.reason.${reason}` }),
                }))}
                {...field('shelfReason')}
              />
            ) : null}
            <Checkbox
              label={intl.formatMessage({ id: 'product.inPhysicalStock' })}
              {...field('inPhysicalStock')}
            />
          </div>
        </Panel>
        <Panel title={<FormattedMessage id="product.pictures" />}>
          <div className="grid grid-cols-1 gap-4">
            <PictureOrder
              pictures={known}
              order={order}
              onChange={(changed) => form.setValue('pictures', changed, { shouldDirty: true })}
            />
            <PictureUpload
              text="product.addPictures"
              most={mostPictures - order.length}
              onStored={addPicture}
            />
          </div>
        </Panel>
        <Panel title={<FormattedMessage id="product.facts" />}>
          <Facts
            facts={[
              {
                key: 'code',
                name: <FormattedMessage id="product.codeName" />,
                value: product.code,
              },
              { key: 'brand', name: <FormattedMessage id="product.brand" />, value: product.brand },
              {
                key: 'category',
                name: <FormattedMessage id="product.category" />,
                value: [product.category, product.department]
                  .flatMap((place) => (place ? textOf(place) : []))
                  .join(' › '),
              },
            ]}
          />
        </Panel>
      </div>
    </SavedForm>
  );
});

/** Shows keys of pictures as the pictures. */
const picturesAmong = (pictures: readonly StoredPicture[]) => (_path: string, value: unknown) =>
  Array.isArray(value) ? (
    <span className="flex flex-wrap gap-2">
      {value.map((key) => (
        <Thumbnail
          key={String(key)}
          address={pictures.find((picture) => picture.key === key)?.url ?? null}
        />
      ))}
    </span>
  ) : undefined;
