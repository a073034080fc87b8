import { fieldsOfDraft, type InquiryDraft, InquiryFields, moneyTyped } from '@mall/contract/inquiry/inquiry.rules.ts';
import { readTime } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';

export type DraftLine = InquiryDraft['lines'][number];
export const parts = ['basics', 'lines', 'files', 'suppliers'] as const;
export type Part = (typeof parts)[number];

export const emptyLine = (): DraftLine => ({ name: '', description: '', num: '', unit: '', reference: '', needBy: '', specId: null });
export const emptyDraft = (): InquiryDraft => ({
  title: '',
  thirdGcId: null,
  deadline: '',
  budget: '',
  budgetShown: false,
  country: null,
  projectId: null,
  place: '',
  payTerms: '',
  quotesLeast: 1,
  rankShown: false,
  lines: [emptyLine()],
  files: [],
  storeIds: [],
});

/** Whether anything stands in it that would be missed. */
export const isBegun = (draft: InquiryDraft): boolean => JSON.stringify(draft) !== JSON.stringify(emptyDraft());

/** At which quotes end on a day of which no time is said. */
export const usualTime = '17:00';

const hour = 3_600_000;

/** How long suppliers have, in whole hours; nothing while no moment to come is typed. */
export const timeLeft = (deadline: string, now: number): { days: number; hours: number } | undefined => {
  const hours = Math.floor(((readTime(`${deadline}:00`)?.getTime() ?? 0) - now) / hour);
  return hours < 0 ? undefined : { days: Math.floor(hours / 24), hours: hours % 24 };
};

/** A whole number as people group it: 1,200 or 1 200. Anything else stays as it was typed, for the rule to speak about. */
const ungrouped = (typed: string): string => (/^\d{1,3}([,，\s]\d{3})+$/.test(typed) ? typed.replaceAll(/[,，\s]/g, '') : typed);

/** What was typed on the cross-border home already. */
export const draftFrom = (search: URLSearchParams): InquiryDraft => {
  const said = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most);
  const country = said('country', 2);
  const day = said('deadline', 10);
  return {
    ...emptyDraft(),
    title: said('name', 120),
    deadline: /^\d{4}-\d\d-\d\d$/.test(day) ? `${day} ${usualTime}` : '',
    budget: said('budget', 20),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    lines: [{ ...emptyLine(), name: said('name', 120), num: ungrouped(said('num', 12)) }],
  };
};

/** A fault of a draft: where it is, and the code of what is wrong. */
export type DraftFault = { path: string; code: string };

/** What keeps a draft from being released, by the rule that the server asks too. */
export const faultsOf = (draft: InquiryDraft): DraftFault[] => {
  const read = InquiryFields.safeParse(fieldsOfDraft(draft));
  if (read.success) return [];
  const faults = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
  return faults.filter(({ path }, nth) => faults.findIndex((other) => other.path === path) === nth);
};

/** In which of the four parts a fault is mended. */
export const partOf = (path: string): Part => {
  if (path.startsWith('lines')) return 'lines';
  if (path.startsWith('files')) return 'files';
  return path.startsWith('storeIds') ? 'suppliers' : 'basics';
};

const isEmpty = (line: DraftLine): boolean => line.name === '' && line.description === '' && line.num === '';

/** Lines of goods join those that are typed; a line where nothing stands yet makes room. */
export const joinLines = (lines: readonly DraftLine[], more: readonly DraftLine[], most: number): DraftLine[] =>
  [
    ...lines.filter((line) => !isEmpty(line)),
    ...more.filter(({ specId }) => !lines.some((line) => line.specId === specId && specId !== null)),
  ].slice(0, most);

type Goods = { specId: string; specName: string; attributeLine: string; unit: string };

/** Goods as a line that asks for them. */
export const lineOf = ({ specId, specName, attributeLine, unit }: Goods, num: number, price: string): DraftLine => ({
  ...emptyLine(),
  specId,
  name: specName.slice(0, 60),
  description: (attributeLine || specName).slice(0, 300),
  num: String(num),
  unit: unit.slice(0, 10),
  reference: price,
});

/** What the lines come to by their reference prices, where each has one. */
export const estimateOf = (draft: InquiryDraft): string | undefined => {
  const sums = draft.lines.map(({ num, reference }) =>
    /^\d{1,7}$/.test(num) && /^\d{1,9}(\.\d{1,2})?$/.test(reference) ? Number(num) * fromYuan(Number(reference).toFixed(2)) : undefined,
  );
  return sums.length === 0 || sums.includes(undefined) ? undefined : toYuan(fen(sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)));
};

/** How what the lines come to stands to the budget; nothing while one of the two is not known. */
export const estimateFit = (draft: InquiryDraft): 'within' | 'above' | undefined => {
  const [estimate, budget] = [estimateOf(draft), moneyTyped(draft.budget)];
  if (estimate === undefined || budget === undefined) return undefined;
  return fromYuan(estimate) <= fromYuan(budget) ? 'within' : 'above';
};
