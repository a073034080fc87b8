import { companyMachine } from '@mall/contract/company/company.machine.ts';
import { mover } from '../kernel/move.ts';

/** The only writer of a company's state. There is one kind of companies, so that every event leads one way. */
export const { move: moveCompany } = mover({
  machine: companyMachine,
  table: 'company',
  events: { table: 'company_audit', of: 'company_id' },
  variant: { column: `'company'::text`, values: ['company'] },
  moved: 'company.moved',
  said: { companyName: 'name' },
});
