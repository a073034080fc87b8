import { machine } from '../kernel/machine.ts';

/** What became of a dispute: it waits, a line puts it right, words explain it, or its order went to the next period. */
export const disputeAnswers = ['waiting', 'adjusted', 'explained', 'moved'] as const;
export type DisputeAnswer = (typeof disputeAnswers)[number];
export type DisputeEvent = 'adjust' | 'explain' | 'move';

/** Each is answered once. Its steps are those of its bill, which is in dispute exactly as long as one waits. */
export const disputeMachine = machine<DisputeAnswer, DisputeEvent, 'say'>(
  { say: 'waiting' },
  {
    adjust: { from: ['waiting'], to: 'adjusted' },
    explain: { from: ['waiting'], to: 'explained' },
    move: { from: ['waiting'], to: 'moved' },
  },
);
