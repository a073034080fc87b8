import type { CompanyAudit, CompanyInfo } from '@mall/contract/company/certification.api.ts';
import type { CertificationDraft, CertificationFields } from '@mall/contract/company/certification.rules.ts';

const blank: CertificationFields = {
  name: '',
  unifiedCode: '',
  industry: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  registeredAddress: '',
  officePhone: '',
  legalRepresentative: '',
  contactName: '',
  contactPhone: '',
  bankName: '',
  bankAccount: '',
  licence: '',
  letter: null,
  papers: [],
};

/** What the form begins with: what was begun, else what was given back or taken back, else what is in force. Nothing is typed twice. */
export const firstFields = (audit: CompanyAudit, info: CompanyInfo | null, draft: CertificationDraft | undefined): CertificationFields => {
  const { latest } = audit;
  const given = latest && latest.decision !== 'approved' ? latest.fields : info?.fields;
  const {
    area: _area,
    licenceName: _name,
    bankChecked: _checked,
    ...kept
  } = given ?? { ...blank, area: '', licenceName: '', bankChecked: false };
  const begun = Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== undefined));
  return { ...blank, ...kept, ...begun };
};
