import { describe, expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { messages } from './messages.ts';
import { wordMessage } from './word-message.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the messages of the mall', () => {
  it.each(Object.entries(messages))('%s says the same in all six languages', (code, { title, body }) => {
    for (const said of [title, body])
      for (const language of languages) {
        expect(placeholders(said[language]), language).toMatchObject(placeholders(said.zh));
        expect(said[language], language).not.toBe('');
        if (language !== 'zh' && code !== 'plain') expect(said[language], language).not.toMatch(/\p{Script=Han}/u);
      }
  });

  it('are worded in the language of the reader, with money and times as he reads them', () => {
    const paid = { orderId: '7', orderSn: 'N7', amountFen: 123450 };
    expect(wordMessage('order.paid', paid, 'zh')).toMatchObject({
      title: '支付成功',
      body: '订单 N7 已收到付款 ¥1,234.50，商家将尽快发货。',
      url: '/personalCenterBase/myOrdersDetail?id=7',
      act: 'order',
    });
    expect(wordMessage('order.paid', paid, 'en').body).toBe('We have received ¥1,234.50 for order N7. The store will ship it soon.');
    expect(wordMessage('order.paid', paid, 'ru').body.replaceAll(/\s/g, ' ')).toContain('1 234,50');
    const begun = { sessionId: '3', startsAt: '2026-05-01 10:00:00', names: ['甲', '乙', '丙'], count: 5 };
    expect(wordMessage('seckill.begun_many', begun, 'zh')).toMatchObject({
      title: '您关注的 10:00 场秒杀已开始',
      body: '甲；乙；丙 等 5 件商品正在抢购',
      url: '/seckillZone?sessionId=3',
    });
    expect(wordMessage('seckill.begun', begun, 'fra').body).toBe('En vente maintenant : 甲; 乙; 丙');
  });

  it('show what was written before they had codes as it stands, and one of another version by its code', () => {
    expect(wordMessage('plain', { title: '欢迎', body: '您好', url: '/x' }, 'ru')).toMatchObject({
      title: '欢迎',
      body: '您好',
      url: '/x',
    });
    expect(wordMessage('toString', {}, 'zh')).toMatchObject({ title: 'toString', body: '', url: '' });
  });
});
