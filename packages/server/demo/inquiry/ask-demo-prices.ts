import type { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { openVirusScanner } from '../../src/gateways/virus-scanner.ts';
import { declineInvitation, withdrawQuote } from '../../src/inquiry/answer-invitation.ts';
import { beginRound } from '../../src/inquiry/begin-round.ts';
import { confirmWinner } from '../../src/inquiry/confirm-winner.ts';
import { decideVoucher } from '../../src/inquiry/decide-voucher.ts';
import { cancelInquiry, failInquiry } from '../../src/inquiry/end-inquiry.ts';
import { giveVoucher } from '../../src/inquiry/give-voucher.ts';
import { viewInvitation } from '../../src/inquiry/view-invitation.ts';
import type { Config } from '../../src/kernel/config.ts';
import { openDb } from '../../src/kernel/db.ts';
import { openFiles } from '../../src/kernel/files/open-files.ts';
import { processMemory } from '../../src/kernel/memory.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import type { MallSide } from '../../src/kernel/side.ts';
import { demoOperators } from '../account/demo-members.ts';
import { type InquiryDesk, type InquiryPeople, openInquiryDesk, readInquiryPeople, setBack } from './inquiry-desk.ts';
import { type InquiryPlan, inquiryPlans, type Seat } from './inquiry-plans.ts';

/** Nobody was there to be told. */
const silent = async (): Promise<void> => undefined;

type Scene = { plan: InquiryPlan; play: (id: Id) => Promise<void> };

const scenesOf = (desk: InquiryDesk, people: InquiryPeople, office: MallSide, sealer: Sealer): readonly Scene[] => {
  const { act, paper, quote, question, opens, chinaTime } = desk;
  const plans = inquiryPlans;
  const decline = (id: Id, seat: Seat, reason: string) => act((tx) => declineInvitation(tx, people.seller(seat), id, { reason }));
  const award = async (id: Id, { by }: InquiryPlan, seat: Seat, reason = '') => {
    const [quoted] = await act(
      (tx) => readRows(tx, IdRow)`
        select t.id::text from quotation t join invitation i on i.id = t.invitation_id and i.version = t.version
        where i.inquiry_id = ${id} and i.store_id = ${people.seller(seat).storeId} and i.state = 'quoted'`,
    );
    await act((tx) => confirmWinner(tx, people[by], id, { quotationId: quoted?.id ?? '', reason }));
  };
  const handIn = async (id: Id, { by }: InquiryPlan, name: string) => {
    const files = [await paper(people[by], name, ['采购方与供应商已签署，金额与中标报价一致。'])];
    await act((tx) => giveVoucher(tx, people[by], id, { files }));
  };
  const decide = async (id: Id, event: 'accept' | 'reject', reason = '') =>
    act(async (tx) => {
      const [voucher] = await readRows(tx, IdRow)`select max(id)::text as id from inquiry_voucher where inquiry_id = ${id}`;
      await decideVoucher(tx, office, voucher?.id ?? '', event, reason);
    });
  return [
    {
      plan: plans.papersAccepted,
      play: async (id) => {
        await quote(id, 1, ['3.06']);
        await quote(id, 2, ['2.98'], { attached: '缆岳报价单' });
        await decline(id, 4, '本月产能已满');
        await opens(id);
        await award(id, plans.papersAccepted, 2);
        await handIn(id, plans.papersAccepted, '采购合同扫描件');
        await decide(id, 'accept');
      },
    },
    {
      plan: plans.failed,
      play: async (id) => {
        await quote(id, 1, ['1980000.00']);
        await quote(id, 4, ['2050000.00']);
        await opens(id);
        await act((tx) => failInquiry(tx, people.purchaser, id, { reason: '报价均超出预算，调整方案后重新询价' }));
      },
    },
    {
      plan: plans.papersIn,
      play: async (id) => {
        await quote(id, 1, ['2080.00']);
        await quote(id, 3, ['2120.00']);
        await quote(id, 4, ['1990.00']);
        await opens(id);
        await award(id, plans.papersIn, 1, '光储自营仓可当周到货，满足场站投运时间');
        await handIn(id, plans.papersIn, '付款回单');
        await decide(id, 'reject', '回单上看不到收款单位，请补充合同首尾页');
        await handIn(id, plans.papersIn, '合同首尾页与付款回单');
      },
    },
    {
      plan: plans.lacking,
      play: async (id) => {
        await quote(id, 2, ['7.40']);
        await decline(id, 3, '不经营光缆');
        await opens(id);
      },
    },
    {
      plan: plans.cancelled,
      play: async (id) => {
        await quote(id, 3, ['520.00']);
        await act((tx) => cancelInquiry(tx, people.purchaser, id, { reason: '改由站区维护合同一并更换' }, false));
      },
    },
    {
      plan: plans.awarded,
      play: async (id) => {
        await quote(id, 1, ['21.80', '46.00']);
        await quote(id, 2, ['22.10', '47.50']);
        await quote(id, 3, ['20.60', '43.20'], { attached: '断岳报价单', warrantyMonths: 36 });
        await opens(id);
        await award(id, plans.awarded, 3);
      },
    },
    {
      plan: plans.secondRound,
      play: async (id) => {
        await quote(id, 1, ['640.00', '455.00']);
        await quote(id, 3, ['612.00', '448.00']);
        await decline(id, 2, '不经营低压电器');
        await opens(id);
        const deadline = await chinaTime(plans.secondRound.days);
        await act((tx) => beginRound(tx, { sealer }, people.purchaser, id, { deadline, reason: '两家报价均高于预算，请各报一次最低价' }));
        await quote(id, 1, ['612.00', '430.00']);
      },
    },
    {
      plan: plans.opened,
      play: async (id) => {
        await quote(id, 1, ['486.00', '21.50'], { payTerms: '货到付款', validDays: 60 });
        await quote(id, 2, ['478.00', '19.20'], { taxRate: 9 });
        await quote(id, 2, ['462.00', '18.80'], { attached: '缆岳报价单', remark: '按 300 米分盘，不收盘具费' });
        await quote(id, 3, ['598.00', '19.60']);
        await opens(id);
      },
    },
    {
      plan: plans.answered,
      play: async (id) => {
        await quote(id, 1, ['438.00', '6.80']);
        await quote(id, 4, ['429.00', '7.20']);
        await decline(id, 3, '不经营光伏组件');
      },
    },
    {
      plan: plans.running,
      play: async (id) => {
        await quote(id, 2, ['744.50', '402.00', '312.00'], { attached: '缆岳报价单' });
        await act((tx) => viewInvitation(tx, people.seller(3), id));
        await question(id, 2, plans.running, '盘长是否接受 500 ± 5 米？', '可以，按实际米数结算。');
        await question(id, 3, plans.running, '终端头是否接受同等级热缩？');
        await quote(id, 1, ['751.00', '409.00', '318.00']);
        await act((tx) => withdrawQuote(tx, people.seller(1), id, { reason: '铜价上调，重新核价' }));
      },
    },
    {
      plan: plans.export,
      play: (id) => question(id, 4, plans.export, '说明书是否可以先交电子版？'),
    },
  ];
};

/** Inquiries of the first company in every state, with sealed quotes of the demo's stores: at the first start alone, because they are sealed by the mall's own secret. */
export const askDemoPrices = async (pool: pg.Pool, sealer: Sealer, config: Config): Promise<void> => {
  const db = openDb(pool, silent);
  const { rows } = await pool.query<{ some: boolean }>('select exists (select from inquiry) as some');
  const people = rows[0]?.some ? undefined : await readInquiryPeople(db);
  const [operator] = await readRows(db, IdRow)`select id::text from member where mobile = ${demoOperators[0] ?? ''}`;
  if (!people || !operator) return;
  const office: MallSide = { kind: 'operator', memberId: operator.id, sessionId: '1', rights: new Map() };
  const memory = processMemory();
  try {
    const desk = openInquiryDesk(
      { db, memory, config, sealer, files: openFiles(config), virusScanner: openVirusScanner(config.FILES_SCAN) },
      people,
    );
    for (const { plan, play } of scenesOf(desk, people, office, sealer)) {
      const id = await desk.release(plan);
      await play(id);
      await desk.act((tx) => setBack(tx, id, plan.ago));
    }
    await desk.keep(inquiryPlans.draft);
  } finally {
    await memory.close();
  }
};
