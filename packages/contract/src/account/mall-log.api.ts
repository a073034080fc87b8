import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { AuditFilter, AuditQuery, auditApi } from './audit.api.ts';
import { right } from './rights.ts';

const access = operator({ may: right('operations:log:view') });

export const mallLogApi = {
  page: call({
    verb: 'GET',
    path: '/operations/log/page',
    access,
    summary:
      'The audit trail of the whole mall: sign-ins, rights, settings, every decision about money and cases, what was done to accounts, and who was turned away; latest first',
    query: AuditQuery,
    data: auditApi.page.data,
  }),
  export: exportCall('/operations/log/export', access, 'The audit trail of the whole mall', AuditFilter),
};
