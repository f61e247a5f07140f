import type { SettingsProblem } from '@ponte/contract/staff';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';

/** What is wrong with shop.json, each place with its sentence. */
export function SettingsProblems({ problems }: { readonly problems: readonly SettingsProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title={<FormattedMessage id="settings.refused" />}>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {problems.map(({ path, code, params }) => (
          <li key={`${path} ${code}`}>
            <code className="block font-mono wrap-anywhere">{path}</code>
            <FormattedMessage id={`settings.problem.${code}`} values={params} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
