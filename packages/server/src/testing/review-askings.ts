const reason = '核实情况';
type Of = { readonly reviewId: string };

/** What the mall and the store do with a review, asked with another's. */
export const reviewAskings = {
  'sellerReviewApi.report': (t: Of) => [{ params: { id: t.reviewId }, body: { why: 'untrue', note: reason } }],
  'reviewOperationsApi.detail': (t: Of) => [{ params: { id: t.reviewId } }],
  'reviewOperationsApi.hide': (t: Of) => [{ params: { id: t.reviewId }, body: { why: 'abuse', note: '' } }],
  'reviewOperationsApi.restore': (t: Of) => [{ params: { id: t.reviewId }, body: { reason } }],
  'reviewOperationsApi.keep': (t: Of) => [{ params: { id: t.reviewId }, body: { answer: reason } }],
};
