import { useIntl } from 'react-intl';
import { Texts } from '../languages/texts.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { ScreenModule } from '../page/screen.ts';

interface ShellHeadProps {
  readonly module: ScreenModule;
}

/** The head of a personal page's shell. */
export function ShellHead({ module }: ShellHeadProps) {
  return (
    <Texts areas={module.texts}>
      <Title {...module} />
    </Texts>
  );
}

function Title({ title }: Pick<ScreenModule, 'title'>) {
  const intl = useIntl();
  return <PageHead title={title && intl.formatMessage({ id: title })} />;
}
