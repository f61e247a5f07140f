import { getBanners } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useAnswer } from '../../data/use-answer.ts';
import { EditedPage } from '../../page/edited-page.tsx';
import { BannersForm } from './banners-form.tsx';

export const BannersScreen = observer(function BannersScreen() {
  const banners = useAnswer(getBanners, {});
  return (
    <EditedPage title="banners.title" lead="banners.lead" answer={banners}>
      {(shown) => <BannersForm banners={shown} onSaved={banners.show} onReload={banners.reload} />}
    </EditedPage>
  );
});
