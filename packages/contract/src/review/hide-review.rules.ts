import * as z from 'zod';
import { codedReason } from '../kernel/coded-reason.ts';
import { reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';

/** Why a review is no review: what a store says of it, and why the mall hides it. */
export const reviewWrongs = ['abuse', 'untrue', 'other_goods', 'advertising', 'private', 'other'] as const;
export type ReviewWrong = (typeof reviewWrongs)[number];

export const reviewWrongWords: Readonly<Record<ReviewWrong, Words>> = {
  abuse: words('辱骂或攻击', 'Abuse', 'Insultes', 'Insultos', 'Ofensas', 'Оскорбления'),
  untrue: words('与事实不符', 'Untrue', 'Contraire aux faits', 'Contrario a los hechos', 'Contrário aos fatos', 'Не соответствует фактам'),
  other_goods: words(
    '与商品无关',
    'Not about these goods',
    'Sans rapport avec l’article',
    'Ajeno al producto',
    'Sem relação com o produto',
    'Не о товаре',
  ),
  advertising: words('广告或引流', 'Advertising', 'Publicité', 'Publicidad', 'Publicidade', 'Реклама'),
  private: words(
    '泄露个人或商业信息',
    'Tells private matters',
    'Données privées',
    'Datos privados',
    'Dados privados',
    'Личные или коммерческие данные',
  ),
  other: words('其他', 'Other', 'Autre', 'Otro', 'Outro', 'Другое'),
};

/** A review that the mall has kept so often is not looked at again. */
export const reportsMost = 2;

export const HideReview = codedReason(reviewWrongs, 'review.reason_required');
export type HideReview = z.infer<typeof HideReview>;
export const ReportReview = codedReason(reviewWrongs, 'review.reason_required');
export type ReportReview = z.infer<typeof ReportReview>;
export const RestoreReview = z.strictObject({ reason: reasonText('review.reason_required') });
export const KeepReview = z.strictObject({ answer: reasonText('review.reason_required') });

/** What a store has reported and waits, all that is shown, and what is hidden. */
export const reviewOfficeTabs = ['reported', 'all', 'hidden'] as const;
export type ReviewOfficeTab = (typeof reviewOfficeTabs)[number];

export const ReviewOfficeFilter = z.strictObject({
  tab: z.enum(reviewOfficeTabs).default('all'),
  /** In what was written, or the name of the goods or of the store. */
  word: text(40).optional(),
  kind: z.enum(['positive', 'neutral', 'negative']).optional(),
  has: z.enum(['photo', 'append', 'reply', 'noReply']).optional(),
  ...daySpan,
});
export type ReviewOfficeFilter = z.infer<typeof ReviewOfficeFilter>;
export const ReviewOfficeQuery = ReviewOfficeFilter.extend(paging(20, 50));
export type ReviewOfficeQuery = z.infer<typeof ReviewOfficeQuery>;
