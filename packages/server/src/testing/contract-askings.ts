type Asking = (
  things: Readonly<Record<'contractId' | 'orderId' | 'companyId', string>>,
) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

const why = { reason: '看一下' };
const hash = '0'.repeat(64);
const edit = { title: '合同', firstSide: 'seller', validFrom: '2026-01-01', validTo: '2026-12-31', terms: [{ title: '一', body: '一' }] };

const acts: readonly [string, Record<string, unknown> | undefined][] = [
  ['detail', undefined],
  ['pdf', undefined],
  ['edit', edit],
  ['send', undefined],
  ['accept', { hash }],
  ['reject', why],
  ['withdraw', undefined],
  ['code', undefined],
  ['sign', { seal: 'contract', code: '000000', hash }],
  ['refuse', why],
  ['retry', undefined],
  ['askEnd', why],
  ['answerEnd', { agree: true }],
];
const asked = (group: string): Record<string, Asking> => ({
  ...Object.fromEntries(
    acts.map(([name, body]): [string, Asking] => [`${group}.${name}`, (t) => [{ params: { id: t.contractId }, ...(body && { body }) }]]),
  ),
  [`${group}.goods`]: (t) => [{ query: { partnerId: t.companyId } }],
});

/** How the calls around contracts are asked with another's numbers. */
export const contractAskings: Readonly<Record<string, Asking>> = {
  ...asked('contractApi'),
  'contractApi.submit': (t) => [{ params: { id: t.contractId }, body: {} }],
  ...asked('sellerContractApi'),
  // For a buyer it is the number of a store, which anybody may know.
  'contractApi.goods': () => [{ query: { partnerId: '900000072' } }],
  'contractApi.ofOrder': (t) => [{ params: { id: t.orderId } }],
  'operatorContractApi.detail': (t) => [{ params: { id: t.contractId } }],
  'operatorContractApi.pdf': (t) => [{ params: { id: t.contractId } }],
  'operatorContractApi.terminate': (t) => [{ params: { id: t.contractId }, body: why }],
  'operatorContractApi.retry': (t) => [{ params: { id: t.contractId } }],
};
