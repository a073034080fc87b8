import { type Config, usualSettings } from '../kernel/config.ts';

/** How long a request waits for what; settings of the mall. */
export type ApprovalTimes = Pick<
  Config,
  'APPROVAL_REMIND_HOURS' | 'APPROVAL_ESCALATE_HOURS' | 'APPROVAL_EXPIRE_DAYS' | 'APPROVAL_RESUBMIT_HOURS' | 'APPROVAL_STUCK_HOURS'
>;

export const usualApprovalTimes: ApprovalTimes = usualSettings;
