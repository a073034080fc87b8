import { noText } from '@mall/contract/content/page-fields.rules.ts';

const title = { ...noText, zh: '标题' };
const span = { startsDate: null, endsDate: null };
const adv = { title, subtitle: noText, image: '/media/banners/a.webp', shown: true, ...span, links: [] };
const entry = {
  kind: 'friend',
  name: title,
  subtitle: noText,
  group: noText,
  image: '',
  url: '/',
  highlighted: false,
  shown: true,
  parentId: null,
};
const block = { zoneId: null, parentId: null, name: title, classId: null, image: '', showType: 1, advId: null, shown: true };
const said = { category: '', title: '', summary: '', body: '' };
const content = {
  category: '公告',
  title: '标题',
  summary: '',
  body: '',
  pointsPrice: 0,
  sort: 0,
  words: { en: said, fra: said, spa: said, pt: said, ru: said },
  behind: [],
};
const one = { params: { id: '1' } };

/** Pages and texts of the mall are nobody's own: whoever may not keep them learns nothing by any number. */
export const contentAskings = {
  'layoutOperationsApi.draft': () => [{ query: { zoneId: '1' } }],
  'layoutOperationsApi.versions': () => [{ query: { zoneId: '1' } }],
  'layoutOperationsApi.save': () => [{ body: { zoneId: '1', revision: 0, content: { floors: [], advs: [] } } }],
  'layoutOperationsApi.drop': () => [{ body: { zoneId: '1' } }],
  'layoutOperationsApi.publish': () => [{ body: { zoneId: '1', revision: 1 } }],
  'layoutOperationsApi.schedule': () => [{ body: { zoneId: '1', revision: 1, at: '2030-01-01 00:00:00' } }],
  'layoutOperationsApi.cancel': () => [one],
  'layoutOperationsApi.undo': () => [one],
  'layoutGoodsApi.goods': () => [{ query: { ids: '1', classId: '1' } }],
  'entryOperationsApi.add': () => [{ body: entry }],
  'entryOperationsApi.save': () => [{ ...one, body: entry }],
  'entryOperationsApi.order': () => [{ body: { kind: 'friend', ids: ['1'] } }],
  'entryOperationsApi.remove': () => [{ ...one, body: { kind: 'friend' } }],
  'blockOperationsApi.list': () => [{ query: { zoneId: '1' } }],
  'blockOperationsApi.add': () => [{ body: block }],
  'blockOperationsApi.save': () => [{ ...one, body: block }],
  'blockOperationsApi.order': () => [{ body: { ids: ['1'] } }],
  'blockOperationsApi.remove': () => [one],
  'siteOperationsApi.addArea': () => [{ body: { id: '999999', parentId: null, name: '新省' } }],
  'siteOperationsApi.areas': () => [{ query: { parentId: '1' } }],
  'siteOperationsApi.saveArea': () => [{ ...one, body: { name: '改名', shown: true } }],
  'siteOperationsApi.orderAreas': () => [{ body: { parentId: null, ids: ['1'] } }],
  'siteOperationsApi.removeArea': () => [one],
  'advOperationsApi.page': () => [{ query: { zoneId: '1' } }],
  'advOperationsApi.add': () => [{ body: { advKey: 'login_banner', storeId: null, zoneId: '1', ...adv } }],
  'advOperationsApi.save': () => [{ ...one, body: adv }],
  'advOperationsApi.order': () => [{ body: { ids: ['1'] } }],
  'advOperationsApi.remove': () => [one],
  'textOperationsApi.detail': () => [one],
  'textOperationsApi.version': () => [{ ...one, query: { version: '1' } }],
  'textOperationsApi.save': () => [{ ...one, body: { revision: 0, content } }],
  'textOperationsApi.publish': () => [{ ...one, body: { revision: 0, at: null } }],
  'textOperationsApi.unschedule': () => [one],
  'textOperationsApi.withdraw': () => [one],
  'textOperationsApi.restore': () => [{ ...one, body: { version: 1 } }],
  'textOperationsApi.remove': () => [one],
};
