import type { OutsideSystem } from '@mall/contract/account/health.api.ts';
import type { Files } from '../kernel/files/files.ts';
import type { NodeFigures } from '../kernel/node-figures.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { MailGateway } from './mail.ts';
import type { OaGateway } from './oa.ts';
import type { PayGateway } from './pay.ts';
import type { SmsGateway } from './sms.ts';
import type { SocialGateway } from './social.ts';
import type { TaxGateway } from './tax.ts';
import type { VirusScanner } from './virus-scanner.ts';

const watched =
  <Input extends unknown[], Word>(
    figures: NodeFigures,
    system: OutsideSystem,
    ask: (...input: Input) => Promise<Word>,
    isGood: (word: Word) => boolean,
  ) =>
  async (...input: Input): Promise<Word> => {
    const since = performance.now();
    const word = await ask(...input);
    figures.note(system, isGood(word), performance.now() - since);
    return word;
  };

export const watchSms = ({ send }: SmsGateway, figures: NodeFigures): SmsGateway => ({ send: watched(figures, 'sms', send, Boolean) });
export const watchMail = ({ send }: MailGateway, figures: NodeFigures): MailGateway => ({ send: watched(figures, 'mail', send, Boolean) });

const said = (word: unknown) => word !== undefined;

/** A bank that says no has answered; one that says nothing has not. */
export const watchPay = (pay: PayGateway, figures: NodeFigures): PayGateway => ({
  open: watched(figures, 'pay', pay.open, said),
  query: watched(figures, 'pay', pay.query, said),
  close: watched(figures, 'pay', pay.close, said),
  refund: watched(figures, 'pay', pay.refund, said),
  transfer: watched(figures, 'pay', pay.transfer, said),
  readNotice: pay.readNotice,
});

export const watchTax = (tax: TaxGateway, figures: NodeFigures): TaxGateway => ({
  ...tax,
  issue: watched(figures, 'tax', tax.issue, said),
});

/** A code that it refuses is an answer. */
export const watchSocial = ({ exchange }: SocialGateway, figures: NodeFigures): SocialGateway => ({
  exchange: watched(figures, 'social', exchange, said),
});

/** Only what is pushed counts: whoever tries an address of his own tells nothing of the others. */
export const watchOa = (oa: OaGateway, figures: NodeFigures): OaGateway => ({
  ...oa,
  push: watched(figures, 'oa', oa.push, ({ fault }) => fault === undefined || fault === 'refused' || fault === 'address'),
});

/** The same of what throws where it does not answer. */
const tried =
  <Input extends unknown[], Word>(
    figures: NodeFigures,
    system: OutsideSystem,
    ask: (...input: Input) => Promise<Word>,
    isAnswer: (error: unknown) => boolean = () => false,
  ) =>
  async (...input: Input): Promise<Word> => {
    const since = performance.now();
    const note = (good: boolean) => figures.note(system, good, performance.now() - since);
    try {
      const word = await ask(...input);
      note(true);
      return word;
    } catch (error) {
      note(isAnswer(error));
      throw error;
    }
  };

/** What a reader leaves half read says nothing of the store, so a file counts when its first bytes are there. */
export const watchFiles = (files: Files, figures: NodeFigures): Files => ({
  put: tried(figures, 'files', files.put),
  take: tried(figures, 'files', files.take),
  read: tried(figures, 'files', files.read),
  stat: tried(figures, 'files', files.stat),
  remove: tried(figures, 'files', files.remove),
  list: (folder) => files.list(folder),
  check: tried(figures, 'files', files.check),
});

/** A file that it does not read to its end is one it has looked at. */
export const watchScanner = ({ findVirus }: VirusScanner, figures: NodeFigures): VirusScanner => ({
  findVirus: tried(figures, 'scan', findVirus, (error) => error instanceof Refusal && error.code !== 'content.scan_away'),
});
