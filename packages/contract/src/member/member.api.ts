import * as z from 'zod';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { messageActs, messageKinds } from './message-kinds.ts';

/** The signed-in member to himself: the mobile number is whole, because nobody else may make this call for him. */
export const MemberHome = z.strictObject({
  id: Id,
  memberMobile: z.string(),
  memberName: z.string(),
  nickName: z.string(),
  memberAvatar: z.string(),
  /** 1 individual, 2 enterprise. */
  accountType: z.union([z.literal(1), z.literal(2)]),
  /** Only a buyer buys here; a store's and the mall's own people work elsewhere. */
  audience: z.enum(['buyer', 'seller', 'operator']),
  companyName: z.string(),
  /** Whether the company's papers are in order. */
  certified: z.boolean(),
  departmentName: z.string(),
  roleNames: z.array(z.string()),
  roleIds: z.array(Id),
  zoneId: Id.nullable(),
  zoneName: z.string(),
  /** Pieces in the cart. */
  shoppingCart: z.number().int(),
  /** Somebody outside has opened this session for him: it only fills a cart. */
  narrow: z.literal(true).optional(),
});
export type MemberHome = z.infer<typeof MemberHome>;

/** In the language of whoever reads it. */
export const MemberMessage = z.strictObject({
  messageId: Id,
  type: z.enum(messageKinds),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  /** What one does where it leads. */
  act: z.enum(messageActs),
  /** Seconds until its order ends by itself, while that waits for money. */
  paySeconds: z.number().int().optional(),
  read: z.boolean(),
  createDate: TimeText,
});
export type MemberMessage = z.infer<typeof MemberMessage>;

export const MessagePageQuery = z.strictObject({
  ...paging(20),
  type: z.enum(messageKinds).optional(),
  /** 1: those that are not read yet. */
  unread: z.enum(['1']).optional(),
  /** In their words, or in the numbers and names that they speak of. */
  keyword: text(40).optional(),
  ...daySpan,
});
export type MessagePageQuery = z.infer<typeof MessagePageQuery>;

export const memberApi = {
  home: call({
    verb: 'GET',
    path: '/portal/member/member/home',
    access: signedIn,
    narrow: true,
    summary: 'Who is signed in',
    data: MemberHome,
  }),
  messageCount: call({
    verb: 'GET',
    path: '/portal/member/member/message/count',
    access: signedIn,
    summary: 'Unread messages',
    data: z.strictObject({ count: z.number().int() }),
  }),
  messages: call({
    verb: 'GET',
    path: '/portal/member/message/page',
    access: signedIn,
    summary: 'Messages to whoever is signed in, latest first',
    query: MessagePageQuery,
    data: pageOf(MemberMessage),
  }),
  skipSys: call({
    verb: 'GET',
    path: '/portal/member/member/skipSys',
    access: signedIn,
    summary: 'Address of the cloud platform, with a token of one use that tells it who comes',
    data: z.strictObject({ url: z.string() }),
    ownSite: true,
  }),
};
