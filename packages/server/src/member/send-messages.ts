import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type MessageKind, message } from './member.table.ts';

export type NewMessage = { memberId: Id; title: string; body?: string; url?: string };

/** Tells members something, in one statement however many they are. */
export const sendMessages = async (tx: Tx, kind: MessageKind, messages: readonly NewMessage[]): Promise<void> => {
  if (messages.length > 0) await tx.insert(message).values(messages.map((one) => ({ kind, ...one })));
};
