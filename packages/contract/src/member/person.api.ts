import * as z from 'zod';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { PersonFields } from './person.rules.ts';

export const Person = z.strictObject({
  id: Id,
  memberName: z.string(),
  nickName: z.string(),
  memberAvatar: z.string(),
  /** Shortened, as on every page; where it is changed, it is proved. */
  memberMobile: z.string(),
  email: z.string(),
  /** 1 individual, 2 enterprise. */
  accountType: z.union([z.literal(1), z.literal(2)]),
  companyName: z.string(),
  departmentName: z.string(),
  roleNames: z.array(z.string()),
  createDate: TimeText,
});
export type Person = z.infer<typeof Person>;

export const personApi = {
  detail: call({
    verb: 'GET',
    path: '/portal/member/person/detail',
    access: signedIn,
    summary: 'What the mall knows of whoever is signed in',
    data: Person,
  }),
  save: call({
    verb: 'PUT',
    path: '/portal/member/base/info',
    access: signedIn,
    summary: 'Changes nick name and picture',
    body: PersonFields,
    data: Nothing,
  }),
};
