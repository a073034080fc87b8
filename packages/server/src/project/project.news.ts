import type { RoomNews } from '../kernel/news.ts';
import { handOverProjects } from './hand-over-projects.ts';

export const projectNews: RoomNews = { atOnce: { 'company.member_left': handOverProjects } };
