import { firstWeights } from '@mall/contract/inquiry/measures.rules.ts';

/** What of inquiries has a number. */
export type InquiryThing = 'inquiryId' | 'inquiryVoucherId';
type Asking = (
  things: Readonly<Record<InquiryThing | 'projectId', string>>,
) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

export const inquiryNobodys = { inquiryId: '900000091', inquiryVoucherId: '900000092' };

const why = { reason: '看一下' };
const nobody = '900000093';
const deadline = '2030-01-01 10:00';
const quote = {
  lines: [{ seq: 1, price: '1.00', days: 1 }],
  payTerms: '月结',
  validDays: 30,
  warrantyMonths: 12,
  contact: '某',
  phone: '13900000001',
  remark: '',
};

const acts: readonly [string, Record<string, unknown> | undefined][] = [
  ['inquiryApi.detail', undefined],
  ['inquiryApi.compare', undefined],
  ['inquiryApi.versions', undefined],
  ['inquiryApi.exportCompare', undefined],
  ['inquiryApi.edit', {}],
  ['inquiryApi.remove', undefined],
  ['inquiryApi.release', undefined],
  ['inquiryApi.cancel', why],
  ['inquiryApi.again', undefined],
  ['inquiryApi.extend', { deadline, ...why }],
  ['inquiryApi.invite', { storeIds: [nobody] }],
  ['inquiryApi.remind', { invitationId: nobody }],
  ['inquiryApi.answer', { questionId: nobody, answer: '是' }],
  ['inquiryApi.open', undefined],
  ['inquiryApi.round', { deadline }],
  ['inquiryApi.score', { weights: firstWeights, scores: [] }],
  ['inquiryApi.confirm', { quotationId: nobody }],
  ['inquiryApi.fail', why],
  ['inquiryApi.order', { addressId: nobody, payMode: 'prepay', submitToken: '00000000-0000-4000-8000-000000000091', totalPrice: '1.00' }],
  ['inquiryApi.voucher', { files: [{ url: `/uploads/${'0'.repeat(32)}`, name: 'a.pdf' }] }],
  ['inquirySellerApi.detail', undefined],
  ['inquirySellerApi.quote', quote],
  ['inquirySellerApi.keepDraft', {}],
  ['inquirySellerApi.template', undefined],
  ['inquirySellerApi.sheet', undefined],
  ['inquirySellerApi.decline', why],
  ['inquirySellerApi.withdraw', why],
  ['inquirySellerApi.ask', { question: '多长？' }],
];

/** How the calls around inquiries are asked with another's numbers. */
export const inquiryAskings: Readonly<Record<string, Asking>> = {
  ...Object.fromEntries(
    acts.map(([name, body]): [string, Asking] => [name, (t) => [{ params: { id: t.inquiryId }, ...(body && { body }) }]]),
  ),
  // Released at once and refused, so that nothing is kept.
  'inquiryApi.create': (t) => [{ body: { projectId: t.projectId, release: true } }],
  'inquiryApi.page': () => [{ query: { thirdGcId: nobody } }],
  'inquiryApi.export': () => [{ body: { thirdGcId: nobody } }],
  'inquiryApi.suppliers': () => [{ query: { storeId: nobody } }],
  'inquiryApi.history': () => [{ query: { supplierId: nobody } }],
  'inquiryOperationsApi.detail': (t) => [{ params: { id: t.inquiryId } }],
  'inquiryOperationsApi.block': () => [{ params: { id: nobody }, body: { ...why, until: null } }],
  'inquiryOperationsApi.unblock': () => [{ params: { id: nobody } }],
  'inquiryOperationsApi.acceptVoucher': (t) => [{ params: { id: t.inquiryVoucherId } }],
  'inquiryOperationsApi.rejectVoucher': (t) => [{ params: { id: t.inquiryVoucherId }, body: why }],
};
