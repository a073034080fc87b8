import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { describe, expect, it } from 'vitest';
import { readSignInAnswer } from './sign-in-answer.ts';

const answer = (value: unknown) => encodeText(JSON.stringify(value));

describe('the answer to a sign-in', () => {
  it('gives the token when the uuid is the one sent', () => {
    expect(readSignInAnswer(answer({ token: 't', uuid: 'u' }), 'u')).toEqual({ token: 't' });
  });

  it.each([['no base64!'], [encodeText('no json')], [answer(7)], [answer({ uuid: 'u' })], [answer({ token: '', uuid: 'u' })], ['']])(
    'cannot decode %s',
    (data) => {
      expect(readSignInAnswer(data, 'u')).toEqual({ failure: 'loginError1' });
    },
  );

  it.each([[null], [undefined], [{ token: 't', uuid: 'u' }], [answer({ token: 't', uuid: 'other' })], [answer({ token: 't' })]])(
    'does not accept %j',
    (data) => {
      expect(readSignInAnswer(data, 'u')).toEqual({ failure: 'loginError2' });
    },
  );
});
