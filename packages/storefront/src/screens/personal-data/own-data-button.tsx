import { ownDataOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { Download } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { saveFile } from '../../browser/save-file.ts';
import { useErrorTexts } from '../../forms/use-error-texts.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** Downloads all that the shop knows of the customer (decision 59). */
export const OwnDataButton = observer(function OwnDataButton() {
  const texts = useErrorTexts();
  const ownData = ownDataOf(useShop().shop);
  const { status, isPending, error } = ownData.submission;
  const save = async () => {
    const result = await ownData.fetch();
    if (result.ok) saveFile(result.value, 'dados.json');
  };
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button pending={isPending} onClick={() => void save()}>
        <Download />
        <FormattedMessage id="personalData.copy" />
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {status === 'done' ? <FormattedMessage id="personalData.copyDone" /> : null}
        {status === 'failed' && error ? (
          <span className="text-danger">{texts.failure(error).join(' ')}</span>
        ) : null}
      </p>
    </div>
  );
});
