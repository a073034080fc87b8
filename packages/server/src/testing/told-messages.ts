import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type MessageFacts, wordMessage } from '@mall/contract/member/word-message.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { House } from '../kernel/house.ts';

/** Delivers what has been told, as the worker would, and gives the messages that a member has by then, as he reads them. */
export const toldMessages = async (house: House, memberId: Id, language: Language = 'zh') => {
  await deliverNews(house);
  const { rows } = await house.db.pool.query<{ code: string; facts: MessageFacts }>(
    'select code, facts from message where member_id = $1 order by id',
    [memberId],
  );
  return rows.map(({ code, facts }) => ({ code, ...wordMessage(code, facts, language) }));
};
