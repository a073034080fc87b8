import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mall/contract/kernel/language.ts';

const folder = join(import.meta.dirname, '../data');

const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

type Translations = Record<Exclude<Language, 'zh'>, string>;

export type AttributeData = Translations & {
  name: string;
  values: string[];
  facet: boolean;
  inName: boolean;
  drivesSpec: boolean;
  priceWeight?: number[];
};

export type LeafClassData = Translations & {
  name: string;
  unit: string;
  moq: number;
  /** Cable: the lengths of the reels that it comes on besides being cut, in metres. */
  reels?: number[];
  taxRate: number;
  priceMin: number;
  priceMax: number;
  picture: string;
  synonyms: string[];
  attributes: AttributeData[];
  nameTemplate: string;
  models: string[];
  description: string[];
  standards: string[];
  certificates: string[];
  afterSales: string;
};

export type MiddleClassData = Translations & { name: string; children: LeafClassData[] };
export type TopClassData = Translations & { name: string; children: MiddleClassData[] };

export type BrandData = { name: string; en: string; initial: string; classes: string[]; story: string };

export type StoreData = {
  name: string;
  kind: 'self' | 'third' | 'cross';
  company: string;
  region: { province: string; city: string };
  mainClasses: string[];
  openedYear: number;
  score: { goods: number; service: number; logistics: number };
  introduction: string;
  qualifications: string[];
  licence: {
    unifiedCode: string;
    legalRepresentative: string;
    registeredCapital: string;
    establishedDate: string;
    validUntil: string;
    registrationAuthority: string;
    address: string;
    businessScope: string;
  };
};

export type CompanyData = {
  name: string;
  status: 'none' | 'pending' | 'certified' | 'rejected' | 'blocked';
  unifiedCode: string;
  province: string;
  city: string;
  industry: string;
  scale: string;
  contact: string;
  phone: string;
  bank: string;
  bankAccount: string;
  registeredAddress: string;
};

export type PeopleData = {
  people: { name: string; department: string; title: string; role: 'approver' | 'purchaser' | 'finance' | 'member'; mobile: string }[];
  departments: { name: string; parent: string | null }[];
  companies: CompanyData[];
};

export type ContentData = {
  helpArticles: { id: number; group: string; title: string; body: string; order: number }[];
  notices: { id: number; title: string; type: string; body: string }[];
  paidInformation: { id: number; title: string; abstract: string; price: number }[];
  hotWords: string[];
  footerLinks: Record<string, { title: string; articleId: number; url: string }[]>;
  friendLinks: { title: string; url: string }[];
};

export type ReviewData = { kind: 'positive' | 'neutral' | 'negative'; stars: number; text: string };

export const readTopClasses = (): TopClassData[] =>
  readdirSync(join(folder, 'catalogue'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => read<TopClassData>(`catalogue/${name}`));
export const readPictures = (): Record<string, string> => read('pictures.json');
export const readBrands = (): BrandData[] => read('brands.json');
export const readStores = (): StoreData[] => read('stores.json');
export const readPeople = (): PeopleData => read('people.json');
export const readContent = (): ContentData => read('content.json');
export const readReviews = (): { class: string; reviews: ReviewData[] }[] => read('reviews.json');

/** The six names of something whose data carry the Chinese one as `name`. */
export const namesOf = (item: Translations & { name: string }) => ({
  zh: item.name,
  en: item.en,
  fra: item.fra,
  spa: item.spa,
  pt: item.pt,
  ru: item.ru,
});
