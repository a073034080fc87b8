import type { StaffFilter } from '@mall/contract/account/staff.api.ts';
import { staffStates } from '@mall/contract/account/staff.rules.ts';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { daySpanFields } from '../list/use-spans.ts';

export const staffTabs = ['all', ...staffStates] as const;
export const staffFields = { word: typed(40), role: typed(18), state: oneOf(staffTabs, 'all'), ...daySpanFields };
export const staffAPage = 20;

/** What the filter asks of the server; days that cannot be read are not asked. */
export const staffFilter = ({ word, role, state, from, to }: PlaceOf<typeof staffFields>): StaffFilter => ({
  ...(word && { word }),
  ...(isId(role) && { roleId: role }),
  ...(state !== 'all' && { state }),
  ...(from && { from }),
  ...(to && { to }),
});
