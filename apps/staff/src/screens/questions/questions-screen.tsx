import { getQuestions } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useAnswer } from '../../data/use-answer.ts';
import { EditedPage } from '../../page/edited-page.tsx';
import { QuestionsForm } from './questions-form.tsx';

export const QuestionsScreen = observer(function QuestionsScreen() {
  const questions = useAnswer(getQuestions, {});
  return (
    <EditedPage title="questions.title" lead="questions.lead" answer={questions}>
      {(shown) => (
        <QuestionsForm questions={shown} onSaved={questions.show} onReload={questions.reload} />
      )}
    </EditedPage>
  );
});
