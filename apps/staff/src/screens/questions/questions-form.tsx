import { mostQuestions, updateQuestions, type StaffQuestions } from '@ponte/contract/staff';
import { TextArea } from '@ponte/ui/text-area';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SavedForm } from '../../forms/saved-form.tsx';
import { useSavedForm } from '../../forms/use-saved-form.tsx';
import { AddEntry, EntryPanels } from '../../page/entry-panels.tsx';

interface QuestionsFormProps {
  readonly questions: StaffQuestions;
  readonly onSaved: (questions: StaffQuestions) => void;
  readonly onReload: () => void;
}

type Values = Pick<StaffQuestions, 'data'>;

const languages = ['pt', 'es'] as const;
const blank = { pt: '', es: '' };

export const QuestionsForm = observer(function QuestionsForm({
  questions: { data, version },
  onSaved,
  onReload,
}: QuestionsFormProps) {
  const intl = useIntl();
  const state = useSavedForm<Values, typeof updateQuestions>(updateQuestions, {
    defaults: { data },
    requestOf: (values) => ({ body: { version, data: values.data } }),
    onSaved,
  });
  const { form, field, required } = state;
  const entries = useFieldArray({ control: form.control, name: 'data' });
  return (
    <SavedForm
      state={state}
      onReload={onReload}
      actions={
        <AddEntry
          text="questions.add"
          full={entries.fields.length >= mostQuestions}
          onAdd={() => entries.append({ question: blank, answer: blank })}
        />
      }
    >
      <EntryPanels
        entries={entries}
        titleOf={(number) => intl.formatMessage({ id: 'questions.number' }, { number })}
      >
        {(index) =>
          languages.map((language) => (
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
          ))
        }
      </EntryPanels>
    </SavedForm>
  );
});
