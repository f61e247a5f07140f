import type { AppContext } from '../../adapters/app-context.ts';
import { addressRoutes } from './address-routes.ts';
import { emailChangeRoutes } from './email-change.ts';
import { emailCorrectionRoutes } from './email-correction.ts';
import { endAccountRoutes } from './end-account.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export function accountRoutes(context: AppContext): void {
  sessionRoutes(context);
  registrationRoutes(context);
  emailCorrectionRoutes(context);
  emailChangeRoutes(context);
  passwordRoutes(context);
  profileRoutes(context);
  addressRoutes(context);
  endAccountRoutes(context);
}
