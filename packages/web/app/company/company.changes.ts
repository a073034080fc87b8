import { departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { unitApi } from '@mall/contract/company/unit.api.ts';

/** What may be other once somebody came, changed or went. */
export const peopleReads = [peopleApi.page, peopleApi.lastImport, departmentApi.tree, departmentApi.org];
/** What may be other once a department was changed. */
export const structureReads = [...peopleReads, unitApi.list, unitApi.centres];
