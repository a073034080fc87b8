import { type BankChannel, isBankChannel } from '@mall/contract/payment/pay-channels.ts';
import { httpPay, type PayGateway } from './pay.ts';

type PayDoor = { url: string | undefined; secret: string };
type Provider = (door: PayDoor) => PayGateway;

const bank: Provider = ({ url, secret }) => httpPay(url, secret);

/** Who is asked for each way of paying. One with a protocol of its own is a file beside `pay.ts`, named here. */
const providers: Readonly<Record<BankChannel, Provider>> = { pc: bank, pcpay: bank, abcpay: bank, wechat: bank };

/** All of them as one: whoever pays, asks back or refunds names the channel and no provider. */
export const openPay = (door: PayDoor): PayGateway => {
  const opened = new Map([...new Set([bank, ...Object.values(providers)])].map((provider) => [provider, provider(door)]));
  const of = (channel: string) => opened.get(isBankChannel(channel) ? providers[channel] : bank) as PayGateway;
  return {
    open: (input) => of(input.channel).open(input),
    query: (input) => of(input.channel).query(input),
    close: (input) => of(input.channel).close(input),
    refund: (input) => of(input.channel).refund(input),
    transfer: (input) => (opened.get(bank) as PayGateway).transfer(input),
    readNotice: (sent) => of(sent.channel).readNotice(sent),
  };
};
