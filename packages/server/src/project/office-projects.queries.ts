import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { OfficeProject } from '@mall/contract/project/project-office.api.ts';
import type { Tx } from '../kernel/db.ts';
import type { MallSide } from '../kernel/side.ts';
import { listProjectsOf } from './project.queries.ts';

/** The projects of a company as the mall sees them. */
export const listOfficeProjects = async (
  tx: Tx,
  side: MallSide,
  companyId: Id,
  paging: { page: number; limit: number },
): Promise<PageOf<OfficeProject>> => {
  const { list, total } = await listProjectsOf(tx, side, companyId, paging);
  return {
    list: list.map(({ id, code, name, endDate, managerName, strict, standing, budget, reserved, used, left, percent }) => ({
      id,
      code,
      name,
      endDate,
      managerName,
      strict,
      standing,
      budget,
      reserved,
      used,
      left,
      percent,
    })),
    total,
  };
};
