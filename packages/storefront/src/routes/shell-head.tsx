import { useIntl } from 'react-intl';
import { PageHead } from '../page/page-head.tsx';
import type { ScreenModule } from '../route/screen.ts';

/** The head of a personal page's shell. */
export function ShellHead({ title }: Pick<ScreenModule, 'title'>) {
  const intl = useIntl();
  return <PageHead title={title && intl.formatMessage({ id: title })} />;
}
