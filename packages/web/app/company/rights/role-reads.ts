import { accountApi } from '@mall/contract/account/account.api.ts';
import { auditApi } from '@mall/contract/account/audit.api.ts';
import { companyRoleApi } from '@mall/contract/account/company-role.api.ts';

/** What may be other once a role was changed. */
export const roleReads = [companyRoleApi.matrix, companyRoleApi.holders, auditApi.page, accountApi.permissions];
