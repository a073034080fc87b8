import type { RoomNews } from '../kernel/news.ts';
import { type ApprovalTimes, usualApprovalTimes } from './approval-times.ts';
import { handOverRequests } from './hand-over-requests.ts';
import { passOnTasks } from './pass-on-tasks.ts';

export const approvalNews = (times: ApprovalTimes = usualApprovalTimes): RoomNews => ({
  atOnce: {
    'company.member_left': (tx, left) => handOverRequests(tx, left, times),
    // Whoever was disabled or lost the role that lets him decide: what he had goes on at once.
    'company.person_changed': async (tx, { memberId, change }) => {
      if (change === 'disabled' || change === 'roles') await passOnTasks(tx, memberId, times);
    },
  },
});
