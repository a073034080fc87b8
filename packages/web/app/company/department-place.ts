import { oneOf, typed } from '@mall/kit/list/place.ts';
import { pageSizes } from './page-sizes.ts';

/** Which department is looked at, and how its people are listed. */
export const departmentFields = { id: typed(20), word: typed(40), below: oneOf(['0', '1'], '1'), size: oneOf(pageSizes, '10') };
