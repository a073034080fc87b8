/** What the advertising law forbids to say of goods, and what nobody can keep. */
export const advertisingWords: readonly string[] =
  '全网最低 史上最低 最低价 最便宜 最优惠 最先进 最高级 最佳 最好 最优 最强 最安全 最耐用 国家级 世界级 宇宙级 顶级 极品 极致 第一品牌 全国第一 销量第一 行业第一 排名第一 唯一 首家 独家 绝无仅有 史无前例 前无古人 万能 百分百 100%合格 零风险 永不 永久 终身免费 假一赔十 假一罚十 假一赔百 特供 专供 指定产品 免检 驰名商标 领导人推荐'.split(
    ' ',
  );
