import { CertificationDraft, type CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { draftsIn } from '../content/drafts-in.ts';
import { versionsOf } from '../kernel/versions.ts';

/** What companies hand in; the company is locked before. */
export const companyVersions = versionsOf<CertificationFields>({ table: 'company_version', of: 'company_id', moved: 'company.moved' });

export const companyDrafts = draftsIn({ table: 'company_draft', fields: CertificationDraft });
