import { emptyDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { marketingAskings } from './marketing-askings.ts';

const freightRow = { provinceIds: [], served: true, first: 1, firstFee: '0.00', more: 1, moreFee: '0.00', freeFrom: null, days: 3 };

const reason = '核实情况';
const one = { params: { id: '1' } };

/** Stores are known to everybody, and goods have no owner among members: `shelf.routes.test.ts`, `version.routes.test.ts` and `import.routes.test.ts` ask for those of another store. */
export const storeAskings = {
  ...marketingAskings,
  'storesApi.detail': () => [{ params: { id: '1' } }],
  'storesApi.freeze': () => [{ params: { id: '1' }, body: { why: 'fake', note: reason } }],
  'storesApi.unfreeze': () => [{ params: { id: '1' }, body: { reason } }],
  'paperApi.renew': () => [
    { params: { id: '1' }, body: { number: 'A', validUntil: '', files: [{ url: `/uploads/${'0'.repeat(32)}`, name: 'a.pdf' }] } },
  ],
  'paperApi.withdraw': () => [{ params: { id: '1' } }],
  'paperOperationsApi.detail': () => [{ params: { id: '1' } }],
  'paperOperationsApi.approve': () => [{ params: { id: '1' }, body: { versionId: '1' } }],
  'paperOperationsApi.giveBack': () => [{ params: { id: '1' }, body: { versionId: '1', reason } }],
  'shelfGoodsApi.sort': () => [{ body: { goodsIds: ['1'], shelfId: '1' } }],
  'shelfApi.page': () => [{ query: { classId: '1' } }],
  'shelfApi.specs': () => [{ params: { id: '1' } }],
  'shelfApi.prices': () => [{ params: { id: '1' } }],
  'shelfApi.putOn': () => [{ body: { goodsIds: ['1'] } }],
  'shelfApi.export': () => [{ body: { classId: '1' } }, { body: { goodsIds: ['1'] } }],
  'freightApi.change': () => [{ params: { id: '1' }, body: { name: '标准', by: 'amount', usual: false, rows: [freightRow] } }],
  'freightApi.remove': () => [{ params: { id: '1' } }],
  'freightApi.goods': () => [{ query: { templateId: '1' } }],
  'freightApi.assign': () => [{ body: { goodsIds: ['1'], templateId: null } }],
  'shelfApi.takeOff': () => [{ body: { goodsIds: ['1'] } }],
  'goodsVersionApi.draft': () => [one],
  'goodsVersionApi.save': () => [{ ...one, body: { revision: 1, fields: emptyDraft } }],
  'goodsVersionApi.check': () => [one],
  'goodsVersionApi.handIn': () => [{ ...one, body: { revision: 1 } }],
  'goodsVersionApi.withdraw': () => [one],
  'goodsVersionApi.remove': () => [one],
  'goodsVersionApi.versions': () => [one],
  'goodsVersionApi.classParts': () => [one],
  'goodsImportApi.template': () => [one],
  'goodsImportApi.detail': () => [one],
  'goodsImportApi.match': () => [{ ...one, body: { columns: [{ at: 0, key: 'price' }] } }],
  'goodsImportApi.faults': () => [one],
  'goodsImportApi.mend': () => [{ ...one, body: { by: 'drop', faultId: '1' } }],
  'goodsImportApi.badRows': () => [one],
  'goodsImportApi.rows': () => [one],
  'goodsImportApi.falls': () => [one],
  'goodsImportApi.write': () => [{ ...one, body: { falls: 'take' } }],
  'goodsImportApi.cancel': () => [one],
  'goodsImportApi.again': () => [one],
  'goodsImportApi.upload': () => [{ query: { instead: '1' } }, { query: { mends: '1' } }],
  'goodsImportApi.export': () => [{ body: { classId: '1' } }],
  'goodsAuditApi.detail': () => [one],
  'goodsAuditApi.approve': () => [one],
  'goodsAuditApi.giveBack': () => [{ ...one, body: { faults: [{ field: 'name', reason }], rest: false } }],
  'goodsAuditApi.bar': () => [{ ...one, body: { reason } }],
  'goodsAuditApi.unbar': () => [{ ...one, body: { reason } }],
};
