import type { GiveFeedback } from '@mall/contract/content/feedback.api.ts';
import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { feedback } from './content.table.ts';
import { keepPhotos } from './keep-photos.ts';

const hour = 3_600_000;
const mostPerHour = 10;

/** Open to everybody, so bounded by address; what is written by hand comes far below that. */
export const giveFeedback = async (house: House, visitor: Visitor, input: GiveFeedback): Promise<{ feedbackNo: string }> => {
  if ((await house.memory.bump(`feedback:${addressGroup(visitor.address)}`, hour)) > mostPerHour) throw refuse('kernel.too_often');
  const memberId = visitor.actor.kind === 'guest' ? undefined : visitor.actor.memberId;
  const photos = await keepPhotos(house, memberId, input.photos);
  try {
    const [row] = await house.db
      .insert(feedback)
      .values({
        memberId: memberId ?? null,
        kind: input.kind,
        body: input.text,
        contact: input.contact,
        photos: [...photos.names],
      })
      .returning({ id: feedback.id });
    return { feedbackNo: `FK${String(row?.id).padStart(8, '0')}` };
  } catch (error) {
    await photos.discard();
    throw error;
  }
};
