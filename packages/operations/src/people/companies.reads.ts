import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { companyReads } from '../company/company.reads.ts';

/** What may be other after a company was frozen or let in again. */
export const companiesReads = [companiesApi.page, companiesApi.detail, ...companyReads];
