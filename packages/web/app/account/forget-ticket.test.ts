import { describe, expect, it } from 'vitest';
import { keepTicket, keptTicket, readTicket } from './forget-ticket.ts';

describe('the ticket of a forgotten password', () => {
  it('is read only when it is whole', () => {
    const ticket = { mobile: '13800000001', ticket: 'abc', memberName: '王' };
    expect(readTicket(JSON.stringify(ticket))).toEqual(ticket);
    for (const bad of [null, '', '{', '7', '{}', JSON.stringify({ ...ticket, ticket: 7 })]) expect(readTicket(bad)).toBeNull();
  });

  it('does without a storage', () => {
    keepTicket({ mobile: '1', ticket: 't', memberName: '' });
    expect(keptTicket()).toBeNull();
  });
});
