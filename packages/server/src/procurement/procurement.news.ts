import type { RoomNews } from '../kernel/news.ts';
import { handOverLists } from './hand-over-lists.ts';

export const procurementNews: RoomNews = { atOnce: { 'company.member_left': handOverLists } };
