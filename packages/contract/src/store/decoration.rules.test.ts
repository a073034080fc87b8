import { expect, it } from 'vitest';
import { type DecorationDraft, decorationFaults, emptyDecoration } from './decoration.rules.ts';

const banner = { image: '/uploads/a', title: '', subtitle: '', link: 'none' as const, linkId: '' };
const notice = { title: '放假', text: '', until: '' };
const shelf = (name: string, ...below: string[]) => ({ id: '', name, children: below.map((one) => ({ id: '', name: one })) });
const faultsOf = (more: Partial<DecorationDraft>) => decorationFaults({ ...emptyDecoration, ...more });

it('names each banner without a picture, or with a link that leads nowhere or has nowhere to lead', () => {
  const banners = [banner, { ...banner, image: '' }, { ...banner, link: 'goods' as const }, { ...banner, linkId: '7' }];
  expect(faultsOf({ banners })).toEqual([
    { part: 'banners', at: 1, code: 'store.banner_picture' },
    { part: 'banners', at: 2, code: 'store.banner_link' },
    { part: 'banners', at: 3, code: 'store.banner_link' },
  ]);
  expect(faultsOf({ banners: [{ ...banner, link: 'goods', linkId: '7' }] })).toEqual([]);
});

it('names each notice without a title', () => {
  expect(faultsOf({ notices: [notice, { ...notice, title: '' }] })).toEqual([{ part: 'notices', at: 1, code: 'store.notice_untitled' }]);
});

it('names shelves without a name and names that stand twice beside each other, on both levels', () => {
  expect(faultsOf({ shelves: [shelf('电缆', '中压', ' '), shelf(' '), shelf('电缆 ', '中压')] })).toEqual([
    { part: 'shelves', at: 0, below: 1, code: 'store.shelf_unnamed' },
    { part: 'shelves', at: 1, code: 'store.shelf_unnamed' },
    { part: 'shelves', at: 2, code: 'store.shelf_twice' },
  ]);
});
