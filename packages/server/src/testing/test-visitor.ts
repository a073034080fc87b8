import { guest } from '../kernel/actor.ts';
import type { Visitor } from '../kernel/http/visitor.ts';

/** Somebody who has not signed in. */
export const testVisitor: Visitor = {
  actor: guest,
  language: 'zh',
  guestKey: undefined,
  address: '127.0.0.1',
  isGone: () => false,
  site: 'http://127.0.0.1',
  device: '',
  trust: '',
  giveTrust: () => {},
  asking: '',
  giveAsking: () => {},
  ticket: '',
  giveCompanion: () => {},
};
