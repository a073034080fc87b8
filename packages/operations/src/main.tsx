import { mountCounter } from '@mall/counter/mount.tsx';
import { GateLinks } from './gate-links.tsx';
import { wordFiles } from './kernel/words.ts';
import { groups, screens } from './screens.ts';

const only = (zh: string) => ({ zh, en: zh });

mountCounter({
  site: 'operations',
  name: only('运营后台'),
  look: 'slate',
  languages: ['zh'],
  groups,
  screens,
  open: [],
  gate: {
    Links: GateLinks,
    claim: only('两步才能进来'),
    claimText: only('密码加第二验证，缺一步都不放行。登录、失败和退出都记入操作日志。'),
  },
  words: wordFiles,
});
