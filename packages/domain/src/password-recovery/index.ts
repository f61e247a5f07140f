import { defineArea } from '../shop/index.ts';
import { PasswordRecovery } from './password-recovery.ts';

export const passwordRecoveryOf = /* @__PURE__ */ defineArea(
  ({ api }) => new PasswordRecovery(api),
);

export { recoveryForm, type RecoveryValues } from '@ponte/contract/rules/passwords';
export type { PasswordRecovery } from './password-recovery.ts';
