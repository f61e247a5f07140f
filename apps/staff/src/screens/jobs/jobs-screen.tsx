import { listFailedJobs, retryJob, type FailedJob } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { CircleCheck, RotateCw } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { Loaded } from '../../data/loaded.tsx';
import { useAct } from '../../data/use-act.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useOffice } from '../../office/office-context.ts';
import { Moment } from '../../page/moment.tsx';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { RowsSkeleton } from '../../page/rows.tsx';

export const JobsScreen = observer(function JobsScreen() {
  const intl = useIntl();
  const jobs = useAnswer(listFailedJobs, {});
  return (
    <Page
      title={intl.formatMessage({ id: 'jobs.title' })}
      actions={
        <Button onClick={jobs.reload}>
          <RotateCw />
          <FormattedMessage id="jobs.reload" />
        </Button>
      }
    >
      <Panel flush>
        <Loaded answer={jobs} skeleton={<RowsSkeleton />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon={<CircleCheck />} title={<FormattedMessage id="jobs.none" />} />
            ) : (
              <ul>
                {data.map((job) => (
                  <li key={job.id} className="border-t border-line p-4 first:border-t-0">
                    <Job job={job} onRetried={jobs.reload} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
    </Page>
  );
});

interface JobProps {
  readonly job: FailedJob;
  readonly onRetried: () => void;
}

/** A job that was given up, and why. */
const Job = observer(function Job({ job, onRetried }: JobProps) {
  const { toasts } = useOffice();
  const act = useAct(retryJob);
  const { id, kind, attempts, failedAt, reason } = job;
  const retry = async () => {
    const sent = await act.send({ params: { id } });
    if (!sent.ok) return;
    toasts.show({ tone: 'success', text: <FormattedMessage id="jobs.retried" /> });
    onRetried();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Failure error={act.error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">
            <JobKind kind={kind} />
          </p>
          <p className="text-sm text-muted">
            {failedAt === null ? (
              <FormattedMessage id="jobs.attempts" values={{ count: attempts }} />
            ) : (
              <FormattedMessage
                id="pair"
                values={{
                  first: <FormattedMessage id="jobs.attempts" values={{ count: attempts }} />,
                  second: <Moment at={failedAt} />,
                }}
              />
            )}
          </p>
        </div>
        <Button size="sm" pending={act.pending} onClick={() => void retry()}>
          <FormattedMessage id="jobs.retry" />
        </Button>
      </div>
      <p className="text-sm wrap-anywhere">{reason}</p>
    </div>
  );
});

const kinds = [
  'mail',
  'event',
  'picture',
  'document',
  'unused',
  'recovery',
  'payment',
  'refund',
  'rates',
] as const;

/** What a job does; by its own name where the screens have no word for it. */
function JobKind({ kind }: Pick<FailedJob, 'kind'>) {
  const known = kinds.find((each) => each === kind);
  return known ? <FormattedMessage id={`job.${known}`} /> : <span>{kind}</span>;
}
