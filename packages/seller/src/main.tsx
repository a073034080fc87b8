import { mountCounter } from '@mall/counter/mount.tsx';
import { GateLinks } from './gate-links.tsx';
import { wordFiles } from './kernel/words.ts';
import { groups, openScreens, screens } from './screens.ts';

mountCounter({
  site: 'seller',
  name: { zh: '商家中心', en: 'Seller centre' },
  look: 'green',
  languages: ['zh', 'en'],
  groups,
  screens,
  open: openScreens,
  unplaced: '/registered',
  gate: {
    Links: GateLinks,
    claim: { zh: '把货卖给用电的人', en: 'Sell to those who use power' },
    claimText: {
      zh: '订单、发货、售后和结算在一处办完。可为账号开启第二验证。',
      en: 'Orders, shipping, after-sales and settlement in one place. You may turn on a second factor.',
    },
  },
  words: wordFiles,
});
