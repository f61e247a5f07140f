import {
  checkSettings,
  updateSettings,
  type SettingsProblem,
  type StaffSettings,
} from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Download } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextArea } from '@ponte/ui/text-area';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { saveFile } from '../../data/save-file.ts';
import { useAct } from '../../data/use-act.ts';
import { MeanwhileNotice } from '../../forms/meanwhile-notice.tsx';
import { partAt, withPart } from '../../forms/take-up.ts';
import { ToldAbove } from '../../forms/told-above.tsx';
import { useMeanwhile } from '../../forms/use-meanwhile.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useUnsaved } from '../../forms/use-unsaved.tsx';
import { useOffice } from '../../office/office-context.ts';
import { objectIn } from './object-in.ts';
import { SettingsProblems } from './settings-problems.tsx';
import { StorePictureUploads } from './store-picture-uploads.tsx';
import { withPicture } from './store-pictures.ts';

interface SettingsFormProps {
  readonly settings: StaffSettings;
  readonly onSaved: (settings: StaffSettings) => void;
  readonly onReload: () => void;
}

/** `shop.json` as a text. The server checks it, and takes it whole or not at all. */
export const SettingsForm = observer(function SettingsForm({
  settings,
  onSaved,
  onReload,
}: SettingsFormProps) {
  const intl = useIntl();
  const { toasts, shop } = useOffice();
  const check = useAct(checkSettings);
  const act = useAct(updateSettings);
  const [problems, setProblems] = useState<readonly SettingsProblem[]>([]);
  const [refusedVersion, setRefusedVersion] = useState<string>();
  const read = () => objectIn(form.getValues('settings'));
  const write = (values: object, stored: object) => {
    form.reset({ settings: textOf(stored) });
    form.reset({ settings: textOf(values) }, { keepDefaultValues: true });
  };
  const { form, field, onSubmit, pending, error, required } = useSentForm<{ settings: string }>({
    defaults: { settings: textOf(settings.settings) },
    fieldOf: () => undefined,
    async send(values) {
      const typed = objectIn(values.settings) ?? {};
      const checked = await check.send({ body: { settings: typed } });
      if (!checked.ok) return checked;
      setProblems(checked.value.problems);
      if (checked.value.problems.length > 0) return checked;
      const answer = await act.send({ body: { version: versionShown(), settings: typed } });
      if (!answer.ok) {
        if (answer.error.kind === 'conflict') {
          setRefusedVersion(settings.version);
          onReload();
        }
        return answer;
      }
      saved(typed);
      toasts.show({ tone: 'success', text: <FormattedMessage id="settings.saved" /> });
      void shop.load();
      onSaved(answer.value);
      return answer;
    },
  });
  const { meanwhile, versionShown, saved } = useMeanwhile({
    stored: settings,
    values: settings.settings,
    read,
    write,
  });
  // Changes of others are shown instead, once they have arrived.
  const hasCome = error?.kind === 'conflict' && settings.version !== refusedVersion;
  const told = hasCome ? undefined : error;
  const question = useUnsaved(form.formState.isDirty);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ToldAbove told={told ?? meanwhile ?? problems[0]}>
        <ChangeFailure error={told} onReload={onReload} />
        {meanwhile ? (
          <MeanwhileNotice
            meanwhile={meanwhile}
            partAt={(path) => partAt(read() ?? {}, path)}
            onPart={(path, part) => write(withPart(read() ?? {}, path, part), settings.settings)}
            labelOf={asCode}
          />
        ) : null}
        <SettingsProblems problems={problems} />
      </ToldAbove>
      <TextArea
        label={intl.formatMessage({ id: 'settings.file' })}
        spellCheck={false}
        autoCapitalize="off"
        rows={24}
        cols={12}
        required
        className="[&_textarea]:max-h-[70dvh] [font-family:ui-monospace,monospace]"
        {...field('settings', {
          ...required,
          validate: (text) =>
            objectIn(text) !== undefined || intl.formatMessage({ id: 'settings.notJson' }),
        })}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="form.save" />
        </SubmitButton>
        <Button
          onClick={() =>
            saveFile(
              new Blob([`${form.getValues('settings')}\n`], { type: 'application/json' }),
              'shop.json',
            )
          }
        >
          <Download />
          <FormattedMessage id="settings.download" />
        </Button>
      </div>
      <StorePictureUploads
        text={form.watch('settings')}
        onStored={(which, key) => {
          const changed = withPicture(form.getValues('settings'), which, key);
          if (changed === undefined) void form.trigger('settings', { shouldFocus: true });
          else form.setValue('settings', changed, { shouldDirty: true });
        }}
      />
      {question}
    </form>
  );
});

const textOf = (settings: object) => JSON.stringify(settings, null, 2);

const asCode = (path: string) => <code className="font-mono">{path}</code>;
