import { type Reach, reaches } from '../kernel/access.ts';
import type { RightName } from './rights.ts';

const beyondOneself = ['department', 'company'] as const;

/** How far the running of a company can go. Nobody runs his own account, or sees his own favourites by a colleague's right; the trail has no part of a department. */
export const companySteps: Partial<Record<RightName, readonly Reach[]>> = {
  'personalCenterBase:enterpriseAccountManagement:view': beyondOneself,
  'company:people:manage': beyondOneself,
  'company:structure:manage': beyondOneself,
  'company:addresses:view': beyondOneself,
  'company:addresses:manage': reaches,
  'company:identity:manage': ['company'],
  'company:favourites:view': beyondOneself,
  'project:manage': reaches,
  'company:audit:view': ['own', 'company'],
  'personalCenterBase:invoiceBase:applyInvoice:view': reaches,
  'personalCenterBase:invoiceManagement:managementList:view': reaches,
};
