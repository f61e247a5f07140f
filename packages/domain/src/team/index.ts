import { defineArea } from '../shop/define-area.ts';
import { Team } from './team.ts';

export { Team } from './team.ts';

export const teamOf = /* @__PURE__ */ defineArea((shop) => new Team(shop.api, shop.resources));
