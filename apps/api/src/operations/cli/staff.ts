/**
 * `pnpm --filter @ponte/api run staff invite <email> --role <role> [--language es] [--first]`
 *
 * Prints a link that is valid for 48 hours. A member of staff sets password and authenticator again
 * by it, and gets the role. With `--first` it does nothing once there is a member of staff.
 */
import { parseArgs } from 'node:util';
import { staffRoles, type StaffRole } from '@ponte/contract/staff/roles';
import type { Lang } from '@ponte/contract/wire';
import { inviteByHand } from '../../office/staff/invite-by-hand.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { createVault } from '../../platform/security/vault.ts';
import { asciiEmail } from '../../shop/accounts/customers.ts';
import { secretOf } from '../server/secret-of.ts';
import { fail, print, reportProblem, runTool } from './tool.ts';

const usage = `Say whom to invite, and as what: invite <email> --role ${staffRoles.join('|')} [--language pt|es] [--first].`;

const { first, ...invited } = readCommandLine();

await runTool(async ({ database, config, folder }) => {
  const { staffOrigin } = config;
  if (staffOrigin === undefined) {
    return reportProblem(
      'Set STAFF_ORIGIN to the address of the back office, where the link leads.',
    );
  }
  const kept = await secretOf(config, folder);
  if (!kept.ok) return reportProblem(kept.problem);
  const vault = createVault(kept.secret);
  const deps = { db: database.db, vault, staffOrigin, now: systemClock.now() };
  const link = await inviteByHand(deps, invited, { first });
  if (link !== undefined) print(link);
  return true;
});

function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        language: { type: 'string', default: 'pt' },
        first: { type: 'boolean', default: false },
      },
    });
    const [verb, given = '', ...more] = positionals;
    const email = asciiEmail(given);
    const role = staffRoles.find((known): known is StaffRole => known === values.role);
    const language = (['pt', 'es'] as const).find(
      (known): known is Lang => known === values.language,
    );
    if (verb !== 'invite' || email === undefined || !role || !language || more.length > 0) {
      return fail(usage);
    }
    return { email, role, language, first: values.first };
  } catch {
    return fail(usage);
  }
}
