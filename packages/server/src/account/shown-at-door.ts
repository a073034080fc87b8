import type { House } from '../kernel/house.ts';
import type { Credentials } from './account.queries.ts';
import { maskMobile } from './mask-mobile.ts';

/** What somebody whose password held is told of himself on his way in. */
export const shownAtDoor = ({ config }: House, { memberName, mobile }: Credentials) => ({
  name: memberName,
  mobile: maskMobile(mobile),
  idleHours: config.COUNTER_IDLE_HOURS,
});
