import { getQuestions } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { QuestionsForm } from './questions-form.tsx';

export const QuestionsScreen = observer(function QuestionsScreen() {
  const intl = useIntl();
  const questions = useAnswer(getQuestions, {});
  return (
    <Page title={intl.formatMessage({ id: 'questions.title' })}>
      <p className="text-muted">
        <FormattedMessage id="questions.lead" />
      </p>
      <Loaded answer={questions} skeleton={<PanelsSkeleton />}>
        {(shown) => (
          <QuestionsForm
            key={shown.version}
            questions={shown}
            onSaved={questions.show}
            onReload={questions.reload}
          />
        )}
      </Loaded>
    </Page>
  );
});
