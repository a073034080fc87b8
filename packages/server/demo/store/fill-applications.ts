import { checkSignOf } from '@mall/contract/company/credit-code.rules.ts';
import type { ApplicationFields, Qualification } from '@mall/contract/store/application.rules.ts';
import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';

/** What the classes under a first-level one ask for: papers, deposit in yuan, fee in thousandths. */
type Terms = readonly [needs: readonly Qualification['kind'][], deposit: number, permille: number];
const plain: Terms = [[], 5000, 30];
const termsOf: Readonly<Record<string, Terms>> = {
  电线电缆: [['production', 'typeTest'], 20_000, 25],
  变压器与箱变: [['typeTest', 'quality'], 30_000, 20],
  开关设备与配电柜: [['ccc', 'typeTest'], 30_000, 20],
  低压电器与照明: [['ccc'], 10_000, 30],
  电能计量与采集: [['typeTest'], 20_000, 25],
  继电保护与自动化: [['typeTest'], 20_000, 25],
  绝缘子与线路金具: [['typeTest'], 10_000, 30],
  铁塔钢构与杆塔: [['production'], 20_000, 20],
  光伏与新能源发电: [['typeTest'], 20_000, 20],
  储能与充电设施: [['typeTest'], 20_000, 20],
  安全工器具与劳动防护: [['typeTest'], 5000, 40],
};
/** Those that differ from their neighbours: what is sold for homes needs the mark, what hangs over roads a maker whose quality is looked after. */
const ownTerms: Readonly<Record<string, Terms>> = {
  布电线与软电缆: [['ccc'], 10_000, 30],
  道路与场区照明: [['ccc', 'quality'], 10_000, 30],
};

const fillTerms = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ id: string; name: string; top: string }>(
    `select c.id::text, c.names ->> 'zh' as name, p.names ->> 'zh' as top from goods_class c join goods_class p on p.id = c.parent_id where c.level = 2`,
  );
  for (const { id, name, top } of rows) {
    const [needs, deposit, permille] = ownTerms[name] ?? termsOf[top] ?? plain;
    await client.query('insert into store_class_term (class_id, needs, deposit_fen, fee_permille) values ($1, $2, $3, $4)', [
      id,
      needs,
      deposit * 100,
      permille,
    ]);
  }
};

const codeOf = (start: string): string => start + checkSignOf(start);
const dayMs = 86_400_000;

type Handed = {
  mobile: string;
  /** Days ago that it was handed in, and came back. */
  submitted: number;
  returned?: number;
  faults?: readonly { field: string; reason: string }[];
  classes: readonly string[];
  papers: (dayIn: (days: number) => string) => Qualification[];
  fields: Partial<ApplicationFields>;
};

const paper = (kind: Qualification['kind'], picture: string, number: string, validUntil: string): Qualification => ({
  kind,
  number,
  validUntil,
  files: [{ url: pictureAddress('papers', picture), name: `${number}.png` }],
});

const handedIn: readonly Handed[] = [
  {
    mobile: '13900000011',
    submitted: 1.2,
    classes: ['电力电缆', '布电线与软电缆'],
    papers: (dayIn) => [
      paper('production', 'production', 'XK06-001-00031', dayIn(64)),
      paper('ccc', 'ccc', 'DEMO-2023010105', dayIn(950)),
      paper('typeTest', 'type-test', 'DEMO-2025-0417', ''),
    ],
    fields: { storeName: '岳线线缆直营店', name: '河北岳线线缆有限公司', unifiedCode: codeOf('91130100MA0DEM031') },
  },
  {
    mobile: '13900000012',
    submitted: 0.3,
    classes: ['配电电器'],
    papers: (dayIn) => [paper('ccc', 'ccc', 'DEMO-2024010307', dayIn(700))],
    fields: { storeName: '衡之低压电器', name: '温州衡之电器有限公司', unifiedCode: codeOf('91330300MA2DEM032') },
  },
  {
    mobile: '13900000013',
    submitted: 4,
    returned: 3,
    faults: [
      { field: 'qualifications.production', reason: '只剩 17 天，须不少于 90 天；请传换证受理单' },
      { field: 'qualifications.typeTest', reason: '第 2 页盖章不清，请重新扫描 300 dpi' },
    ],
    classes: ['控制与特种电缆'],
    papers: (dayIn) => [
      paper('production', 'production', 'XK06-001-00033', dayIn(17)),
      paper('typeTest', 'type-test', 'DEMO-2025-0512', ''),
    ],
    fields: { storeName: '清和特缆', name: '安徽清和特种电缆有限公司', unifiedCode: codeOf('91340100MA2DEM033') },
  },
];

/** What each class asks of who wants to sell in it, two registrations that wait for the mall, and one that came back. */
export const fillApplications = async (client: pg.PoolClient, now: Date): Promise<void> => {
  await fillTerms(client);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const { mobile, submitted, returned, faults = [], classes, papers, fields } of handedIn) {
    const { rows } = await client.query<{
      member: string;
      name: string;
      classes: string[];
      province: string;
      city: string;
      district: string;
    }>(
      `select m.id::text as member, m.member_name as name, array(select c.id::text from goods_class c where c.names ->> 'zh' = any ($2)) as classes,
         p.id::text as province, c.id::text as city, d.id::text as district
       from member m, area p join area c on c.parent_id = p.id join area d on d.parent_id = c.id
       where m.mobile = $1 and p.name = '天津市' order by c.id, d.id limit 1`,
      [mobile, classes],
    );
    const found = rows[0] as (typeof rows)[number];
    const whole = {
      ...fields,
      kind: 'third',
      provinceId: found.province,
      cityId: found.city,
      districtId: found.district,
      registeredAddress: '示例路 33 号',
      officePhone: '022-12345633',
      legalRepresentative: found.name,
      contactName: found.name,
      contactPhone: mobile,
      bankName: '示例银行演示支行',
      bankAccount: '00000000000000033',
      licence: pictureAddress('papers', 'licence'),
      licenceUntil: '',
      letter: null,
      qualifications: papers(dayIn),
      classes: found.classes,
    };
    const made = await client.query<{ id: string }>(
      `insert into store_application (member_id, state, company_name, store_name, unified_code, created_at) values ($1, $2, $3, $4, $5, $6) returning id::text`,
      [found.member, returned === undefined ? 'pending' : 'returned', fields.name, fields.storeName, fields.unifiedCode, ago(submitted)],
    );
    const id = made.rows[0]?.id;
    await client.query(
      `insert into store_application_version (application_id, version, member_id, fields, decision, faults, submitted_at, decided_at) values ($1, 1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        found.member,
        JSON.stringify(whole),
        returned === undefined ? null : 'rejected',
        JSON.stringify(faults),
        ago(submitted),
        returned === undefined ? null : ago(returned),
      ],
    );
    await client.query(
      `insert into store_application_event (application_id, seq, event, from_state, to_state, by_kind, by_member_id, version, at) values ($1, 1, 'submit', 'filling', 'pending', 'seller', $2, 1, $3)`,
      [id, found.member, ago(submitted)],
    );
    if (returned !== undefined)
      await client.query(
        `insert into store_application_event (application_id, seq, event, from_state, to_state, by_kind, reason, version, at) values ($1, 2, 'giveBack', 'pending', 'returned', 'operator', $2, 1, $3)`,
        [id, faults.map(({ reason }) => reason).join('；'), ago(returned)],
      );
  }
};
