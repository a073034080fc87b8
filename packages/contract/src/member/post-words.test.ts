import { expect, it } from 'vitest';
import { wordMail } from './post-words.ts';

const message = { title: '绑定邮箱已变更', body: '您的账号已改绑邮箱', url: '' };

it('ends a mail with the way to the settings, but not one to a mailbox that was left', () => {
  expect(wordMail([message], 'https://mall.example', 'zh').html).toContain('messageNotification?settings=1');
  const left = wordMail([message], 'https://mall.example', 'zh', '华北电采').html;
  expect(left).toContain('此前绑定了华北电采的账号');
  expect(left).not.toContain('settings');
});
