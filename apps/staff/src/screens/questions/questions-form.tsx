import { mostQuestions, updateQuestions, type StaffQuestions } from '@ponte/contract/staff';
import { TextArea } from '@ponte/ui/text-area';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { entryLabel } from '../../forms/entry-label.ts';
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

const labels = {
  'question.pt': 'questions.question.pt',
  'question.es': 'questions.question.es',
  'answer.pt': 'questions.answer.pt',
  'answer.es': 'questions.answer.es',
} as const;

export const QuestionsForm = observer(function QuestionsForm({
  questions,
  onSaved,
  onReload,
}: QuestionsFormProps) {
  const intl = useIntl();
  const { data, version } = questions;
  const state = useSavedForm<Values, typeof updateQuestions>(updateQuestions, {
    stored: questions,
    defaults: { data },
    requestOf: (values) => ({ body: { version, data: values.data } }),
    onSaved,
    onReload,
  });
  const titleOf = (number: number) => intl.formatMessage({ id: 'questions.number' }, { number });
  const { form, field, required } = state;
  const entries = useFieldArray({ control: form.control, name: 'data' });
  return (
    <SavedForm
      state={state}
      labelOf={(path) => entryLabel(intl, path, 'questions.title', titleOf, labels)}
      actions={
        <AddEntry
          text="questions.add"
          full={entries.fields.length >= mostQuestions}
          onAdd={() => entries.append({ question: blank, answer: blank })}
        />
      }
    >
      <EntryPanels entries={entries} titleOf={titleOf}>
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
