import { orTakenBy } from '../kernel/or-taken.ts';

export const orTaken = orTakenBy({
  company_code: 'company.code_taken',
  company_name: 'company.name_taken',
  company_version_name: 'company.name_taken',
});
