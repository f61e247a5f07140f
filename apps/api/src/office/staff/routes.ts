import { backOfficePath } from '@ponte/contract/staff/wire';
import type { Hono } from 'hono';
import { auditRoutes } from './audit-routes.ts';
import { credentialRoutes } from './credential-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { staffOrderRoutes } from './order-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { staffProductRoutes } from './product-routes.ts';
import { staffReviewRoutes } from './review-routes.ts';
import { sameOriginWrites } from './same-origin.ts';
import { shopRoutes } from './shop-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { StaffContext } from './staff-context.ts';

/** The calls of the back office, which its own server or a proxy forwards from its own origin. */
export function backOfficeRoutes(app: Hono, context: StaffContext): void {
  app.use(`${backOfficePath}*`, sameOriginWrites(context.staffOrigin));
  signInRoutes(context);
  invitationRoutes(context);
  credentialRoutes(context);
  memberRoutes(context);
  auditRoutes(context);
  staffOrderRoutes(context);
  customerRoutes(context);
  staffProductRoutes(context);
  pictureRoutes(context);
  shopRoutes(context);
  staffReviewRoutes(context);
  jobRoutes(context);
}
