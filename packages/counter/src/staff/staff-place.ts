import type { StaffQuery } from '@mall/contract/account/staff.api.ts';
import { staffStates } from '@mall/contract/account/staff.rules.ts';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { isId } from '@mall/kit/page/is-id.ts';

export const staffFields = { word: typed(40), role: typed(18), state: oneOf(staffStates) };
export const staffAPage = 20;

export const staffQuery = ({ word, role, state, page }: PlaceOf<typeof staffFields>): StaffQuery => ({
  page,
  limit: staffAPage,
  ...(word && { word }),
  ...(isId(role) && { roleId: role }),
  ...(state && { state }),
});
