/** What of a purchase quota has a number. */
export type CreditThing = 'creditAccountId' | 'creditApplicationId' | 'creditActId' | 'creditReviewId';
type Asking = (things: Readonly<Record<CreditThing, string>>) => { params: { id: string }; body?: Record<string, unknown> }[];

const reason = '看一下';

/** Numbers that nobody has. */
export const creditNobodys: Readonly<Record<CreditThing, string>> = {
  creditAccountId: '900000062',
  creditApplicationId: '900000063',
  creditActId: '900000064',
  creditReviewId: '900000065',
};

/** How the calls around purchase quotas are asked with another's numbers. */
export const creditAskings: Readonly<Record<string, Asking>> = {
  'creditOperationsApi.application': (t) => [{ params: { id: t.creditApplicationId } }],
  'creditOperationsApi.approve': (t) => [
    { params: { id: t.creditApplicationId }, body: { amount: '100.00', termDays: 30, validTo: '2099-01-01' } },
  ],
  'creditOperationsApi.reject': (t) => [{ params: { id: t.creditApplicationId }, body: { reason } }],
  'creditOperationsApi.account': (t) => [{ params: { id: t.creditAccountId } }],
  'creditOperationsApi.log': (t) => [{ params: { id: t.creditAccountId } }],
  'creditOperationsApi.adjust': (t) => [{ params: { id: t.creditAccountId }, body: { amount: '100.00', reason } }],
  'creditOperationsApi.repay': (t) => [{ params: { id: t.creditAccountId }, body: { amount: '1.00', proof: 'B1' } }],
  'creditOperationsApi.writeOff': (t) => [{ params: { id: t.creditAccountId }, body: { amount: '1.00', reason } }],
  'creditOperationsApi.hold': (t) => [{ params: { id: t.creditAccountId }, body: { reason } }],
  'creditOperationsApi.release': (t) => [{ params: { id: t.creditAccountId }, body: { reason } }],
  'creditOperationsApi.close': (t) => [{ params: { id: t.creditAccountId }, body: { reason } }],
  'creditOperationsApi.confirm': (t) => [{ params: { id: t.creditActId }, body: { code: '000000' } }],
  'creditOperationsApi.return': (t) => [{ params: { id: t.creditActId }, body: { reason } }],
  'creditReviewApi.detail': (t) => [{ params: { id: t.creditReviewId } }],
  'creditReviewApi.pass': (t) => [{ params: { id: t.creditReviewId } }],
  'creditReviewApi.refuse': (t) => [{ params: { id: t.creditReviewId }, body: { reason } }],
};
