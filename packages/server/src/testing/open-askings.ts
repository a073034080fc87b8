/** What of the open interface has a number. */
export type OpenThing = 'openKeyId' | 'openHookId' | 'openDeliveryId' | 'punchoutId' | 'punchoutPaperId';
export const openNobodys: Readonly<Record<OpenThing, string>> = {
  openKeyId: '900000080',
  openHookId: '900000081',
  openDeliveryId: '900000082',
  punchoutId: '900000083',
  punchoutPaperId: '900000084',
};

type Asking = (their: Readonly<Record<OpenThing, string>>) => { params: Record<string, string>; body?: Record<string, unknown> }[];

/** A connection that could be made, but for the numbers in it. */
export const anyConnection = {
  name: 'ERP',
  protocol: 'oci5',
  fromDomain: '',
  fromIdentity: '',
  senderIdentity: '',
  memberId: '1',
  byEmail: false,
  hosts: ['erp.example.com'],
  papersUrl: '',
  payMode: 'prepay',
  addressId: null,
  shipTo: [],
};

/** How somebody would ask for another company's keys and subscriptions. */
export const openAskings: Readonly<Record<string, Asking>> = {
  'openKeyApi.rotate': (t) => [{ params: { id: t.openKeyId }, body: {} }],
  'openKeyApi.revoke': (t) => [{ params: { id: t.openKeyId } }],
  'openKeyApi.calls': (t) => [{ params: { id: t.openKeyId } }],
  'openHookApi.switch': (t) => [{ params: { id: t.openHookId }, body: { on: false } }],
  'openHookApi.test': (t) => [{ params: { id: t.openHookId } }],
  'openHookApi.remove': (t) => [{ params: { id: t.openHookId } }],
  'openHookApi.deliveries': (t) => [{ params: { id: t.openHookId } }],
  'openHookApi.replaySince': (t) => [{ params: { id: t.openHookId }, body: { since: '2026-01-01T00:00:00Z' } }],
  'openHookApi.replay': (t) => [{ params: { id: t.openDeliveryId } }],
  'punchoutConnectionApi.edit': (t) => [{ params: { id: t.punchoutId }, body: anyConnection }],
  'punchoutConnectionApi.renewSecret': (t) => [{ params: { id: t.punchoutId } }],
  'punchoutConnectionApi.switch': (t) => [{ params: { id: t.punchoutId }, body: { on: false } }],
  'punchoutConnectionApi.remove': (t) => [{ params: { id: t.punchoutId } }],
  'punchoutConnectionApi.activity': (t) => [{ params: { id: t.punchoutId } }],
  'punchoutConnectionApi.sendAgain': (t) => [{ params: { id: t.punchoutPaperId } }],
  'openOperationsApi.block': (t) => [{ params: { id: t.openKeyId }, body: { reason: '不需要了' } }],
  'openOperationsApi.unblock': (t) => [{ params: { id: t.openKeyId } }],
  'punchoutOperationsApi.block': (t) => [{ params: { id: t.punchoutId }, body: { reason: '不需要了' } }],
  'punchoutOperationsApi.unblock': (t) => [{ params: { id: t.punchoutId } }],
};
