import { type MessageKind, messageKinds } from './message-kinds.ts';

/** How long a message is kept. */
export const messageDays = 180;
/** How many messages one request may name. */
export const mostMessages = 100;

/** The ways on which a message can come. */
export const channels = ['site', 'sms', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** `always` and `never` are not the reader's to choose; the others say what holds until he does. */
type Rule = 'always' | 'on' | 'off' | 'never';

/** What is about money, rights and terms is always left on the site: who did not see it could say that he was not told. A text about a sign-in would look like the bait of a thief. */
export const channelRules: Readonly<Record<MessageKind, Readonly<Record<Channel, Rule>>>> = {
  order: { site: 'always', sms: 'on', mail: 'off' },
  approval: { site: 'always', sms: 'on', mail: 'on' },
  inquiry: { site: 'always', sms: 'off', mail: 'on' },
  after_sale: { site: 'always', sms: 'on', mail: 'off' },
  activity: { site: 'on', sms: 'off', mail: 'off' },
  system: { site: 'always', sms: 'never', mail: 'on' },
};

type KindChoice = Record<Channel, boolean>;
/** Times are minutes of the day in China, written 22:00. */
export type MessageChoice = {
  kinds: Record<MessageKind, KindChoice>;
  /** No text between these; it waits until they end. */
  quiet: { on: boolean; from: string; to: string };
  /** All mails of a day as one, at this time. */
  daily: { on: boolean; at: string };
};

export const isLocked = (kind: MessageKind, channel: Channel): boolean => ['always', 'never'].includes(channelRules[kind][channel]);

const isUsual = (kind: MessageKind, channel: Channel): boolean => ['always', 'on'].includes(channelRules[kind][channel]);

const byKind = (wants: (kind: MessageKind, channel: Channel) => boolean): MessageChoice['kinds'] =>
  Object.fromEntries(
    messageKinds.map((kind) => [kind, Object.fromEntries(channels.map((channel) => [channel, wants(kind, channel)]))]),
  ) as MessageChoice['kinds'];

/** What holds for whoever has chosen nothing. */
export const usualChoice: MessageChoice = {
  kinds: byKind(isUsual),
  quiet: { on: true, from: '22:00', to: '07:00' },
  daily: { on: false, at: '08:30' },
};

type Stored = Partial<{ [Part in keyof MessageChoice]: Partial<MessageChoice[Part]> }>;

/** What was chosen, by a version that may have known other kinds; what is locked is as the rules say, whatever was stored. */
export const choiceOf = (stored: Stored | null): MessageChoice => ({
  kinds: byKind((kind, channel) =>
    isLocked(kind, channel) ? isUsual(kind, channel) : (stored?.kinds?.[kind]?.[channel] ?? isUsual(kind, channel)),
  ),
  quiet: { ...usualChoice.quiet, ...stored?.quiet },
  daily: { ...usualChoice.daily, ...stored?.daily },
});

/** The first that the rules do not leave to the reader and that he chose otherwise. */
export const lockedFault = ({ kinds }: MessageChoice): boolean =>
  messageKinds.some((kind) => channels.some((channel) => isLocked(kind, channel) && kinds[kind][channel] !== isUsual(kind, channel)));

const day = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Minutes from `minute` of a day until it is next `clock`. */
const until = (minute: number, clock: string): number => (minuteOf(clock) - minute + day) % day;

/** How many minutes a message waits on its way, told at this minute of the day: a text for the end of the quiet hours, a mail for that of the day. */
export const minutesToWait = (channel: Channel, minute: number, { quiet, daily }: MessageChoice): number => {
  if (channel === 'sms' && quiet.on) {
    const length = until(minuteOf(quiet.from), quiet.to);
    return (minute - minuteOf(quiet.from) + day) % day < length ? until(minute, quiet.to) : 0;
  }
  return channel === 'mail' && daily.on ? until(minute, daily.at) : 0;
};
