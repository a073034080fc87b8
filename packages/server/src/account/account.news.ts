import type { RoomNews } from '../kernel/news.ts';
import { writeAudit } from './write-audit.ts';

export const accountNews: RoomNews = {
  atOnce: {
    'download.exported': async (tx, { memberId, sessionId, list, rows }) => {
      await writeAudit(tx, 'list.exported', { target: list, rows }, { memberId, sessionId });
    },
  },
};
