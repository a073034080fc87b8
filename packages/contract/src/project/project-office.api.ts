import * as z from 'zod';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Project } from './project.api.ts';

const OfficeProject = Project.pick({
  id: true,
  code: true,
  name: true,
  endDate: true,
  managerName: true,
  strict: true,
  standing: true,
  budget: true,
  reserved: true,
  used: true,
  left: true,
  percent: true,
});
export type OfficeProject = z.infer<typeof OfficeProject>;

/** What the mall sees of a company's projects. */
export const projectOfficeApi = {
  ofCompany: call({
    verb: 'GET',
    path: '/operations/companies/{id}/projects',
    access: operator({ may: right('operations:members:view') }),
    summary: 'The projects of a company with their budgets',
    query: z.strictObject(paging(5, 50)),
    data: pageOf(OfficeProject),
  }),
};
