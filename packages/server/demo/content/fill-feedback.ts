import type pg from 'pg';

/** What demo people wrote: how many hours ago, by whom (nobody: a guest), of what kind. */
const written = [
  [5, '13800000003', 'function', '俄文商品页的运费显示为空，切换到中文就正常。', ''],
  [30, '13800000001', 'suggestion', '希望常购清单可以按项目分组，方便分批下单。', ''],
  [52, null, 'goods', '缆岳 BVR 6mm² 的外径参数和铭牌不一致，请核对。', '0315-2826600'],
] as const;

/** Feedback that waits for the mall's people. */
export const fillFeedback = async (client: pg.PoolClient, now: Date): Promise<void> => {
  for (const [hours, mobile, kind, body, contact] of written)
    await client.query(
      `insert into feedback (member_id, kind, body, contact, at) values ((select id from member where mobile = $1), $2, $3, $4, $5::timestamptz - make_interval(hours => $6))`,
      [mobile, kind, body, contact, now, hours],
    );
};
