import { mostBanners, updateBanners, type StaffBanners } from '@ponte/contract/staff';
import { bannerTypes } from '@ponte/contract/start';
import { Button } from '@ponte/ui/button';
import { Plus } from '@ponte/ui/icons';
import { Select } from '@ponte/ui/select';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { EntryButtons } from '../../forms/entry-buttons.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useUnsaved } from '../../forms/use-unsaved.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Panel } from '../../page/panel.tsx';

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

export const BannersForm = observer(function BannersForm({
  banners,
  onSaved,
  onReload,
}: BannersFormProps) {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(updateBanners);
  const { form, field, onSubmit, pending, error, required } = useSentForm<Values>({
    defaults: {
      data: banners.data.map(({ type, title, description, picture }) => ({
        type,
        title,
        description,
        picture,
      })),
    },
    async send(values) {
      const answer = await act.send({ body: { version: banners.version, data: values.data } });
      if (!answer.ok) return answer;
      form.reset(values);
      toasts.show({ tone: 'success', text: <FormattedMessage id="form.saved" /> });
      onSaved(answer.value);
      return answer;
    },
  });
  const entries = useFieldArray({ control: form.control, name: 'data' });
  const question = useUnsaved(form.formState.isDirty);
  const count = entries.fields.length;
  const last = banners.data.at(-1)?.type ?? bannerTypes[0];
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ChangeFailure error={error} onReload={onReload} />
      {entries.fields.map(({ id }, index) => (
        <Panel
          key={id}
          title={<FormattedMessage id="banners.number" values={{ number: index + 1 }} />}
          aside={
            <EntryButtons
              index={index}
              count={count}
              onMove={(to) => entries.move(index, to)}
              onRemove={() => entries.remove(index)}
            />
          }
        >
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
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
                  address={pictureOf(banners, form.watch(`data.${index}.picture.${language}`))}
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
          </div>
        </Panel>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={count >= mostBanners}
          onClick={() =>
            entries.append({ type: last, title: blank, description: blank, picture: blank })
          }
        >
          <Plus />
          <FormattedMessage id="banners.add" />
        </Button>
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="form.save" />
        </SubmitButton>
      </div>
      {question}
    </form>
  );
});

/** The address of a picture that the shop has shown already; undefined for a new one. */
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
