type Asking = (
  things: Readonly<Record<'companyId', string>>,
) => { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> }[];

const six = { zh: '甲', en: 'a', fra: 'a', spa: 'a', pt: 'a', ru: 'a' };
const reason = '看一下';
const one = { params: { id: '1' } };
const synonym = { word: '甲', means: '乙', note: '' };
const plate = { pattern: 'QW3-{极数}', classId: '900000094', note: '' };
const brand = { name: '甲', enName: '', initial: 'A', story: '', logo: '', own: false };
const zone = { names: six, welcome: six, skin: {}, banner: '', logo: '', open: true };

/** The catalogue is the mall's: nobody but its own people may ask, whatever the number. */
export const catalogueAskings: Record<string, Asking> = {
  'classOfficeApi.attributes': () => [one],
  'classOfficeApi.goods': () => [one],
  'classOfficeApi.moveGoods': () => [{ ...one, body: { intoId: '900000094', goodsIds: null, reason } }],
  'brandOfficeApi.save': () => [{ ...one, body: brand }],
  'brandOfficeApi.remove': () => [one],
  'brandOfficeApi.saveLabel': () => [{ ...one, body: { names: six, tone: 'red' } }],
  'brandOfficeApi.removeLabel': () => [one],
  'brandOfficeApi.labelGoods': () => [one],
  'brandOfficeApi.giveLabel': () => [{ ...one, body: { numbers: ['NONE-1'], reason } }],
  'brandOfficeApi.takeLabel': () => [{ ...one, body: { numbers: ['NONE-1'], reason } }],
  'zoneOfficeApi.save': () => [{ ...one, body: zone }],
  'zoneOfficeApi.rules': () => [one],
  'zoneOfficeApi.saveRules': () => [{ ...one, body: { rules: [{ kind: 'goods', target: '900000094' }] } }],
  'zoneOfficeApi.companies': () => [one],
  'zoneOfficeApi.addCompany': (t) => [{ ...one, body: { companyId: t.companyId } }],
  'zoneOfficeApi.removeCompany': (t) => [{ params: { id: '1', companyId: t.companyId } }],
  'zoneOfficeApi.prices': () => [one],
  'zoneOfficeApi.ownPrices': () => [one],
  'zoneOfficeApi.setPrices': () => [{ ...one, body: { rows: [{ itemNumber: 'NONE-1', price: '1.00' }], reason: '试' } }],
  'zoneOfficeApi.priceChanges': () => [one],
  'searchOfficeApi.saveSynonym': () => [{ ...one, body: synonym }],
  'searchOfficeApi.removeSynonym': () => [one],
  'searchOfficeApi.addPlate': () => [{ body: plate }],
  'searchOfficeApi.savePlate': () => [{ ...one, body: plate }],
  'searchOfficeApi.removePlate': () => [one],
  'searchOfficeApi.trial': () => [{ query: { keyword: '电缆', classId: '3' } }],
};
