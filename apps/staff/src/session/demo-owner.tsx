import { openAsDemoOwner, type StaffMe } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../data/failure.tsx';
import { useAct } from '../data/use-act.ts';
import { useOffice } from '../office/office-context.ts';

interface DemoOwnerProps {
  readonly onDone: (me: StaffMe) => void;
}

/** Opens the back office of a demo shop by one press, where the store offers that. */
export const DemoOwner = observer(function DemoOwner({ onDone }: DemoOwnerProps) {
  const { shop } = useOffice();
  const act = useAct(openAsDemoOwner);
  if (!shop.face?.demoOwner) return null;
  const open = async () => {
    const answer = await act.send({});
    if (answer.ok) onDone(answer.value);
  };
  return (
    <div className="mb-5 grid grid-cols-1 gap-5">
      <Failure error={act.error} />
      <p>
        <FormattedMessage id="signIn.demoLead" />
      </p>
      <Button variant="action" size="lg" block pending={act.pending} onClick={() => void open()}>
        <FormattedMessage id="signIn.demoOpen" />
      </Button>
      <p className="border-t border-line pt-5 text-muted">
        <FormattedMessage id="signIn.demoElse" />
      </p>
    </div>
  );
});
