import type { ApplicationVersion } from '@mall/contract/store/application.api.ts';
import { type ApplicationFields, changedPlaces, type FaultPlace, type Qualification } from '@mall/contract/store/application.rules.ts';

/** Which field is asked for where. */
const partOf: Readonly<Record<keyof ApplicationFields & string, 'contact' | 'company' | 'papers' | 'classes' | 'bank'>> = {
  contactName: 'contact',
  contactPhone: 'contact',
  officePhone: 'contact',
  letter: 'contact',
  storeName: 'company',
  kind: 'company',
  name: 'company',
  unifiedCode: 'company',
  legalRepresentative: 'company',
  provinceId: 'company',
  cityId: 'company',
  districtId: 'company',
  registeredAddress: 'company',
  licence: 'company',
  licenceUntil: 'company',
  qualifications: 'papers',
  classes: 'classes',
  bankName: 'bank',
  bankAccount: 'bank',
};

/** How many of these names are of a part of the form; a paper is named by its kind, behind a point. */
export const partFaults = (part: (typeof partOf)[keyof typeof partOf], names: readonly string[]): number =>
  names.filter((name) => partOf[name.split('.')[0] as keyof typeof partOf] === part).length;

/** Papers of which something is filled in. */
export const filled = (papers: readonly Qualification[]): Qualification[] =>
  papers.filter(({ files, number, validUntil }) => files.length > 0 || number !== '' || validUntil !== '');

/** The faults that stand as they were when they were found. */
export const faultsIn = ({ fields, faults }: ApplicationVersion, now: ApplicationFields): FaultPlace[] => {
  const changed = new Set(changedPlaces(fields, { ...now, qualifications: filled(now.qualifications) }));
  return faults.map(({ field }) => field as FaultPlace).filter((place) => !changed.has(place));
};
