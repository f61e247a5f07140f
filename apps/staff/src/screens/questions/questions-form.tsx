import { mostQuestions, updateQuestions, type StaffQuestions } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Plus } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextArea } from '@ponte/ui/text-area';
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

interface QuestionsFormProps {
  readonly questions: StaffQuestions;
  readonly onSaved: (questions: StaffQuestions) => void;
  readonly onReload: () => void;
}

type Values = Pick<StaffQuestions, 'data'>;

const languages = ['pt', 'es'] as const;
const blank = { pt: '', es: '' };

export const QuestionsForm = observer(function QuestionsForm({
  questions,
  onSaved,
  onReload,
}: QuestionsFormProps) {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(updateQuestions);
  const { form, field, onSubmit, pending, error, required } = useSentForm<Values>({
    defaults: { data: questions.data },
    async send(values) {
      const answer = await act.send({ body: { version: questions.version, data: values.data } });
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
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ChangeFailure error={error} onReload={onReload} />
      {entries.fields.map(({ id }, index) => (
        <Panel
          key={id}
          title={<FormattedMessage id="questions.number" values={{ number: index + 1 }} />}
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
            {languages.map((language) => (
              <div key={language} className="grid grid-cols-1 content-start gap-4">
                <TextField
                  label={intl.formatMessage({ id: `questions.question.${language}` })}
                  required
                  {...field(`data.${index}.question.${language}`, required)}
                />
                <TextArea
                  label={intl.formatMessage({ id: `questions.answer.${language}` })}
                  required
                  {...field(`data.${index}.answer.${language}`, required)}
                />
              </div>
            ))}
          </div>
        </Panel>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={count >= mostQuestions}
          onClick={() => entries.append({ question: blank, answer: blank })}
        >
          <Plus />
          <FormattedMessage id="questions.add" />
        </Button>
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="form.save" />
        </SubmitButton>
      </div>
      {question}
    </form>
  );
});
