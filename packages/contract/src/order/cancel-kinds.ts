import { type Language, type Words, words } from '../kernel/language.ts';

/** What ended an order that was cancelled. */
export const cancelKinds = [
  'buyer',
  'pay_timeout',
  'approval_rejected',
  'approval_timeout',
  'seller',
  'after_sale',
  'corrected',
  'group_failed',
] as const;
export type CancelKind = (typeof cancelKinds)[number];

/** What nobody said, because it ended by itself. */
const clockWords: Partial<Record<CancelKind, Words>> = {
  pay_timeout: words(
    '超过支付期限',
    'Not paid in time',
    'Non payée à temps',
    'No se pagó a tiempo',
    'Não pago a tempo',
    'Не оплачен в срок',
  ),
  group_failed: words(
    '拼团未成',
    'The group buy did not come about',
    'L’achat groupé n’a pas abouti',
    'La compra en grupo no se logró',
    'A compra em grupo não se concretizou',
    'Групповая покупка не состоялась',
  ),
  approval_timeout: words(
    '超过审批期限',
    'Not approved in time',
    'Non approuvée à temps',
    'No se aprobó a tiempo',
    'Não aprovado a tempo',
    'Не согласован в срок',
  ),
};

/** Why an order was cancelled, as its reader is told; nothing where nobody said it. */
export const whyCancelled = (
  { cancelReason, cancelKind }: { cancelReason: string; cancelKind?: CancelKind | undefined },
  language: Language,
): string => cancelReason || (cancelKind && clockWords[cancelKind]?.[language]) || '';
