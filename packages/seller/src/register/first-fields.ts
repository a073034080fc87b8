import type { OwnApplication } from '@mall/contract/store/application.api.ts';
import type { ApplicationFields } from '@mall/contract/store/application.rules.ts';

const blank: ApplicationFields = {
  storeName: '',
  kind: 'third',
  name: '',
  unifiedCode: '',
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
  licenceUntil: '',
  letter: null,
  qualifications: [],
  classes: [],
};

/** What the form begins with: what was begun, else what came back or was taken back. Nothing is typed twice. */
export const firstFields = ({ latest, draft, applicant }: OwnApplication): ApplicationFields => {
  const {
    area: _area,
    classNames: _classNames,
    ...kept
  } = latest?.fields ?? { ...blank, contactName: applicant.name, area: '', classNames: [] };
  const begun = Object.fromEntries(Object.entries(draft?.fields ?? {}).filter(([, value]) => value !== undefined));
  return { ...blank, ...kept, ...begun };
};
