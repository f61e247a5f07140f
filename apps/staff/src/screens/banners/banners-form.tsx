import {
  mostBanners,
  updateBanners,
  type StaffBanners,
  type StoredPicture,
} from '@ponte/contract/staff';
import { bannerTypes } from '@ponte/contract/start';
import { Select } from '@ponte/ui/select';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { entryLabel } from '../../forms/entry-label.ts';
import { PictureUpload } from '../../forms/picture-upload.tsx';
import { SavedForm } from '../../forms/saved-form.tsx';
import { useSavedForm } from '../../forms/use-saved-form.tsx';
import { AddEntry, EntryPanels } from '../../page/entry-panels.tsx';

interface BannersFormProps {
  readonly banners: StaffBanners;
  readonly onSaved: (banners: StaffBanners) => void;
  readonly onReload: () => void;
}

type Entry = Pick<StaffBanners['data'][number], 'type' | 'title' | 'description' | 'picture'>;

interface Values {
  data: Entry[];
}

const languages = ['pt', 'es'] as const;
const blank = { pt: '', es: '' };

const labels = {
  type: 'banners.type',
  'title.pt': 'banners.title.pt',
  'title.es': 'banners.title.es',
  'description.pt': 'banners.description.pt',
  'description.es': 'banners.description.es',
  'picture.pt': 'banners.picture.pt',
  'picture.es': 'banners.picture.es',
} as const;

export const BannersForm = observer(function BannersForm({
  banners,
  onSaved,
  onReload,
}: BannersFormProps) {
  const intl = useIntl();
  const state = useSavedForm<Values, typeof updateBanners>(updateBanners, {
    stored: banners,
    defaults: {
      data: banners.data.map(({ type, title, description, picture }) => ({
        type,
        title,
        description,
        picture,
      })),
    },
    requestOf: ({ data }) => ({ body: { version: banners.version, data } }),
    onSaved,
    onReload,
  });
  const titleOf = (number: number) => intl.formatMessage({ id: 'banners.number' }, { number });
  const { form, field, required } = state;
  const entries = useFieldArray({ control: form.control, name: 'data' });
  const [added, setAdded] = useState<readonly StoredPicture[]>([]);
  const addressOf = (key: string) =>
    added.find((picture) => picture.key === key)?.url ?? pictureOf(banners, key);
  const last = banners.data.at(-1)?.type ?? bannerTypes[0];
  return (
    <SavedForm
      state={state}
      labelOf={(path) => entryLabel(intl, path, 'banners.title', titleOf, labels)}
      shownAs={(path, value) => {
        const type = path.endsWith('.type') && bannerTypes.find((each) => each === value);
        return type ? intl.formatMessage({ id: `banners.type.${type}` }) : undefined;
      }}
      actions={
        <AddEntry
          text="banners.add"
          full={entries.fields.length >= mostBanners}
          onAdd={() =>
            entries.append({ type: last, title: blank, description: blank, picture: blank })
          }
        />
      }
    >
      <EntryPanels entries={entries} titleOf={titleOf}>
        {(index) => (
          <>
            <Select
              label={intl.formatMessage({ id: 'banners.type' })}
              placeholder={null}
              options={bannerTypes.map((type) => ({
                value: type,
                label: intl.formatMessage({ id: `banners.type.${type}` }),
              }))}
              className="lg:col-span-2"
              {...field(`data.${index}.type`)}
            />
            {languages.map((language) => (
              <div key={language} className="grid grid-cols-1 content-start gap-4">
                <BannerPreview
                  address={addressOf(form.watch(`data.${index}.picture.${language}`))}
                />
                <PictureUpload
                  text={`banners.upload.${language}`}
                  most={1}
                  onStored={(picture) => {
                    setAdded((before) => [...before, picture]);
                    form.setValue(`data.${index}.picture.${language}`, picture.key, {
                      shouldDirty: true,
                      shouldValidate: true,
                    });
                  }}
                />
                <TextField
                  label={intl.formatMessage({ id: `banners.picture.${language}` })}
                  hint={intl.formatMessage({ id: 'banners.pictureHint' })}
                  required
                  {...field(`data.${index}.picture.${language}`, required)}
                />
                <TextField
                  label={intl.formatMessage({ id: `banners.title.${language}` })}
                  {...field(`data.${index}.title.${language}`)}
                />
                <TextField
                  label={intl.formatMessage({ id: `banners.description.${language}` })}
                  {...field(`data.${index}.description.${language}`)}
                />
              </div>
            ))}
          </>
        )}
      </EntryPanels>
    </SavedForm>
  );
});

/** The address of a picture that the shop has shown already; undefined for another one. */
function pictureOf({ data }: StaffBanners, key: string): string | undefined {
  return data
    .flatMap(({ picture, pictureUrl }) =>
      languages.map((each) => [picture[each], pictureUrl[each]]),
    )
    .find(([known]) => known === key)?.[1];
}

function BannerPreview({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <img
      src={address}
      alt=""
      className="aspect-3/1 w-full rounded-sm bg-photo object-cover"
      loading="lazy"
    />
  );
}
