import * as z from 'zod';
import { CertificationDraft, CertificationFields, Paper } from '../company/certification.rules.ts';
import { changedNames } from '../kernel/changed-names.ts';
import { Id, nameText, text } from '../kernel/fields.ts';
import { type QualificationKind, qualificationKinds } from './qualification-kinds.ts';

export const storeNameMost = 30;
export const classesMost = 10;
/** So many pages of one paper. */
export const paperFilesMost = 3;
/** A paper that ends sooner is shown as ending: the mall may ask for the next one. */
export const endingDays = 90;

/** Empty: it does not end. */
const Until = z.union([
  z.literal(''),
  z.iso.date({ error: 'store.day_wrong' }).refine((day) => day >= '1970', { error: 'store.day_wrong' }),
]);

/** A page of it: an upload, or the picture that was handed in before, wherever it came from. */
const Page = Paper.extend({ url: CertificationFields.shape.licence });

const Qualification = z.strictObject({
  kind: z.enum(qualificationKinds),
  /** What stands on it. */
  number: text(40, 0, 'company.too_long'),
  validUntil: Until,
  files: z.array(Page).min(1, { error: 'store.paper_missing' }).max(paperFilesMost),
});
export type Qualification = z.infer<typeof Qualification>;

const once = (papers: readonly { kind: QualificationKind }[]): boolean => new Set(papers.map(({ kind }) => kind)).size === papers.length;

/** What somebody hands in who wants to sell here: the papers of a company, those of his trade, and where his store is to stand. */
export const ApplicationFields = CertificationFields.omit({ industry: true, papers: true }).extend({
  storeName: nameText(storeNameMost, 'store.name_required', 'store.name_long'),
  /** Sold at home, or over the border. */
  kind: z.enum(['third', 'cross']),
  licenceUntil: Until,
  qualifications: z.array(Qualification).max(qualificationKinds.length).refine(once, { error: 'store.paper_twice' }),
  /** Classes of the second level that it wants to sell in. */
  classes: z.array(Id).min(1, { error: 'store.classes_required' }).max(classesMost, { error: 'store.classes_many' }),
});
export type ApplicationFields = z.infer<typeof ApplicationFields>;
type ApplicationField = keyof ApplicationFields & string;

const applicationFieldNames = Object.keys(ApplicationFields.shape) as ApplicationField[];

/** Where a fault can be: at a field, or at one of the papers. */
export const faultPlaceOf = (kind: QualificationKind) => `qualifications.${kind}` as const;
export type FaultPlace = ApplicationField | ReturnType<typeof faultPlaceOf>;
export const faultPlaces: readonly FaultPlace[] = [...applicationFieldNames, ...qualificationKinds.map(faultPlaceOf)];

/** What is not finished yet. */
export const ApplicationDraft = CertificationDraft.omit({ industry: true, papers: true }).extend({
  storeName: text(60).optional(),
  kind: z.enum(['third', 'cross']).optional(),
  licenceUntil: text(20).optional(),
  qualifications: z
    .array(
      z.strictObject({
        kind: z.enum(qualificationKinds),
        number: text(80),
        validUntil: text(20),
        files: z.array(Page).max(paperFilesMost),
      }),
    )
    .max(qualificationKinds.length)
    .optional(),
  classes: z.array(Id).max(classesMost).optional(),
});
export type ApplicationDraft = z.infer<typeof ApplicationDraft>;

/** What a new version changes, paper by paper. */
export const changedPlaces = (before: ApplicationFields, after: ApplicationFields): FaultPlace[] => {
  const paperOf = ({ qualifications }: ApplicationFields, kind: QualificationKind) => qualifications.find((one) => one.kind === kind);
  return [
    ...changedNames(applicationFieldNames, before, after),
    ...qualificationKinds
      .filter((kind) => JSON.stringify(paperOf(before, kind)) !== JSON.stringify(paperOf(after, kind)))
      .map(faultPlaceOf),
  ];
};

/** Papers that a class asks for and that are not there. */
export const missingPapers = (
  needs: readonly QualificationKind[],
  papers: readonly Pick<Qualification, 'kind' | 'files'>[],
): QualificationKind[] => needs.filter((kind) => !papers.some((paper) => paper.kind === kind && paper.files.length > 0));
