import { type Dictionary, type TranslateOf, wordsOf } from '@mall/kit/words/words.tsx';
import type afterSale from '../after-sale/words/zh.json';
import type agreement from '../agreement/words/zh.json';
import type approval from '../approval/words/zh.json';
import type audit from '../audit/words/zh.json';
import type company from '../company/words/zh.json';
import type credit from '../credit/words/zh.json';
import type desk from '../desk/words/zh.json';
import type feedback from '../feedback/words/zh.json';
import type health from '../health/words/zh.json';
import type inquiry from '../inquiry/words/zh.json';
import type invoice from '../invoice/words/zh.json';
import type log from '../log/words/zh.json';
import type money from '../money/words/zh.json';
import type oa from '../oa/words/zh.json';
import type people from '../people/words/zh.json';
import type settings from '../settings/words/zh.json';
import type staff from '../staff/words/zh.json';
import type store from '../store/words/zh.json';

export const wordFiles = import.meta.glob<Dictionary>('../*/words/*.json', { import: 'default' });

type Rooms = {
  'after-sale': typeof afterSale;
  agreement: typeof agreement;
  approval: typeof approval;
  audit: typeof audit;
  company: typeof company;
  credit: typeof credit;
  desk: typeof desk;
  feedback: typeof feedback;
  health: typeof health;
  inquiry: typeof inquiry;
  invoice: typeof invoice;
  money: typeof money;
  log: typeof log;
  oa: typeof oa;
  people: typeof people;
  staff: typeof staff;
  settings: typeof settings;
  store: typeof store;
};

export const useWords = wordsOf<Rooms>();
export type Translate<Room extends keyof Rooms> = TranslateOf<Rooms[Room]>;
