import { fieldsOfDraft, type InquiryDraft, InquiryFields } from '@mall/contract/inquiry/inquiry.rules.ts';
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

/** What was typed on the cross-border home already. */
export const draftFrom = (search: URLSearchParams): InquiryDraft => {
  const said = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most);
  const country = said('country', 2);
  return {
    ...emptyDraft(),
    title: said('name', 60),
    budget: said('budget', 14),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    lines: [{ ...emptyLine(), name: said('name', 60), num: said('num', 7) }],
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
