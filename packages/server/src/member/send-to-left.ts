import type { Id } from '@mall/contract/kernel/fields.ts';
import type { MessageCode } from '@mall/contract/member/messages.ts';
import type { MessageFacts } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import { isOpen } from '../account/is-open.ts';
import type { Tx } from '../kernel/db.ts';

type Given = { newsId: Id; memberId: Id; code: MessageCode; facts: MessageFacts; channel: 'sms' | 'mail'; recipient: string | null };

/**
 * A word to the mobile or mailbox that a member has left, or (null) to his own. It is nobody's choice and waits for no quiet hours: it may be the only
 * one that the owner hears.
 */
export const sendToLeft = async (tx: Tx, { newsId, memberId, code, facts, channel, recipient }: Given): Promise<void> => {
  await tx.execute(sql`
    insert into message_post (member_id, channel, code, facts, news_id, due_at, recipient)
    select id, ${channel}, ${code}, ${JSON.stringify(facts)}::jsonb, ${newsId}::bigint, now(), ${recipient} from member m where m.id = ${memberId} and ${isOpen} for key share
    on conflict (news_id, member_id, code, channel) do nothing`);
};
