import { machine } from '../kernel/machine.ts';

export const standingStates = ['active', 'paused', 'ended'] as const;
export type StandingState = (typeof standingStates)[number];
type StandingEvent = 'pause' | 'resume' | 'end';

/** A standing order runs while it is active. What has ended is made anew. */
export const standingMachine = machine<StandingState, StandingEvent, 'start'>(
  { start: 'active' },
  {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['active', 'paused'], to: 'ended' },
  },
);
