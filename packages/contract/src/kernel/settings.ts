/** The groups of the page of settings, in their order. Operations speak Chinese alone. */
export const settingGroups = {
  site: '站点',
  times: '交易时限',
  work: '待办时限',
  limits: '限额',
  security: '登录与安全',
  notices: '通知',
  demo: '演示与开关',
} as const;
export type SettingGroup = keyof typeof settingGroups;

type Common = {
  readonly group: SettingGroup;
  readonly name: string;
  /** What it means besides its range. */
  readonly about: string;
  /** What happens with a new value, said before it is published. */
  readonly effect: string;
};
export type WholeSetting = Common & {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly unit: string;
};
export type Setting =
  | WholeSetting
  | (Common & { readonly kind: 'text'; readonly least: number; readonly most: number; readonly usual: string })
  | (Common & { readonly kind: 'telephone' | 'picture' | 'hours' | 'zone'; readonly usual: string })
  | (Common & { readonly kind: 'choice'; readonly usual: string; readonly options: Readonly<Record<string, string>> })
  /** Its usual value follows from how the mall was started. */
  | (Common & { readonly kind: 'switch' });

type Range = readonly [least: number, most: number, usual: number, unit: string];
type Said = readonly [name: string, about: string, effect: string];

const whole = (group: SettingGroup, [least, most, usual, unit]: Range, [name, about, effect]: Said): WholeSetting => ({
  kind: 'whole',
  group,
  name,
  about,
  effect,
  least,
  most,
  usual,
  unit,
});
const newOrders = '只影响之后的新订单，在途的不变';
const byWork = '待办列表按新时限排序';
const fromNow = '从生效起按新值计算';

/**
 * What the mall's people change while it runs, by the name that it has in the environment too: there stands what holds until somebody changes it. What belongs to a machine (ports, pools,
 * addresses of outside systems) and where money goes is not here: who changes that has the machine.
 */
export const settings = {
  SITE_NAME: {
    kind: 'text',
    group: 'site',
    name: '站点名称',
    about: '用在页面标题、短信、邮件、打印',
    effect: '页面标题、短信、邮件、打印和页脚都用新名称',
    least: 2,
    most: 12,
    usual: '能电商城',
  },
  SITE_LATIN_NAME: {
    kind: 'text',
    group: 'site',
    name: '外文名称',
    about: '跨境页面、外文短信与邮件用',
    effect: '外文页面、短信和邮件用新名称',
    least: 2,
    most: 30,
    usual: 'NENGDIAN MALL',
  },
  SITE_LOGO: {
    kind: 'picture',
    group: 'site',
    name: '标志',
    about: '浅底用，高 44；不换时随站点名称',
    effect: '页头换成新标志',
    usual: '/media/brand/logo-horizontal.svg',
  },
  SITE_LOGO_DARK: {
    kind: 'picture',
    group: 'site',
    name: '深底标志',
    about: '页脚用',
    effect: '页脚换成新标志',
    usual: '/media/brand/logo-horizontal-white.svg',
  },
  SITE_MARK: {
    kind: 'picture',
    group: 'site',
    name: '图标',
    about: '方形；标签页、手机页头、后台用',
    effect: '标签页和后台换成新图标',
    usual: '/media/brand/favicon.svg',
  },
  HOTLINE: {
    kind: 'telephone',
    group: 'site',
    name: '客服电话',
    about: '页头、页脚、订单与售后页；空着就不显示',
    effect: '页头、页脚、订单与售后页显示新号码',
    usual: '',
  },
  HOTLINE_HOURS: {
    kind: 'hours',
    group: 'site',
    name: '客服时间',
    about: '与客服电话一起显示，六种语言',
    effect: '各语言页面显示新的时间',
    usual: 'weekdays 8:30-17:30',
  },
  CHANNEL_ZONE: {
    kind: 'zone',
    group: 'site',
    name: '渠道专区',
    about: '集团公司来的访客打开首页时进入',
    effect: '集团公司来的访客进入新的专区',
    usual: '2',
  },
  LANGUAGE_PAGES: {
    kind: 'choice',
    group: 'site',
    name: '所选语言适用于',
    about: '其余页面一律用中文',
    effect: '访客打开下一个页面时按新规则',
    usual: 'cross',
    options: { cross: '跨境页面', all: '所有页面' },
  },
  PAY_HOURS: whole('times', [1, 720, 24, '小时'], ['线上付款时限', '', newOrders]),
  PAY_OFFLINE_HOURS: whole('times', [1, 720, 72, '小时'], ['转账付款时限', '', newOrders]),
  PAY_ACTIVITY_MINUTES: whole('times', [1, 1440, 30, '分钟'], ['活动订单付款时限', '太长会占用秒杀库存', newOrders]),
  PAY_DUE_DAYS: whole('times', [1, 365, 30, '天'], ['先货后款账期', '自收货起', '只影响之后收货的订单']),
  SHIP_HOURS: whole('times', [1, 720, 48, '小时'], ['商家发货时限', '自付款或挂账起', '商家中心按新时限排序和提醒']),
  RECEIVE_DAYS: whole('times', [1, 90, 15, '天'], ['自动收货', '自发货起；有售后时暂停', '只影响之后发出的订单']),
  AFTER_SALE_DAYS: whole('times', [1, 365, 15, '天'], ['售后申请期', '自完成起', '已完成的订单也按新期限']),
  AFTER_SALE_SELLER_HOURS: whole('times', [1, 720, 48, '小时'], ['商家售后答复', '过时转平台，不会自动同意', '只影响之后的新申请']),
  AFTER_SALE_RETURN_DAYS: whole('times', [1, 90, 10, '天'], ['买家寄回期限', '过时关闭', '只影响之后同意的售后']),
  AFTER_SALE_RECEIVE_DAYS: whole('times', [1, 90, 10, '天'], ['商家收到退货', '过时视为收到', '只影响之后寄回的售后']),
  AFTER_SALE_RESENT_DAYS: whole('times', [1, 90, 15, '天'], ['换货确认收货', '过时视为收到', '只影响之后换出的售后']),
  APPROVAL_REMIND_HOURS: whole('times', [1, 720, 24, '小时'], ['请购审批提醒', '自到手起', '只影响之后到手的请购']),
  APPROVAL_ESCALATE_HOURS: whole('times', [1, 720, 72, '小时'], ['请购审批升级', '自到手起，部门负责人也可审批', '只影响之后到手的请购']),
  APPROVAL_EXPIRE_DAYS: whole('times', [1, 90, 7, '天'], ['请购审批期限', '过时取消订单、退还占用', '只影响之后提交的请购']),
  APPROVAL_RESUBMIT_HOURS: whole('times', [1, 720, 72, '小时'], ['退回后重新提交', '过时取消订单', '只影响之后退回的请购']),
  APPROVAL_STUCK_HOURS: whole('times', [1, 720, 24, '小时'], ['升级后未审批转平台关注', '自升级起', '只影响之后升级的请购']),
  GUEST_CART_DAYS: whole('times', [1, 365, 30, '天'], ['访客购物车保留', '', fromNow]),
  DOWNLOAD_DAYS: whole('times', [1, 365, 7, '天'], ['导出文件保留', '', '只影响之后的文件']),
  ACCOUNT_CLOSING_DAYS: whole('times', [0, 90, 7, '天'], ['注销冷静期', '0 表示立即', '只影响之后的申请']),
  INVOICE_APPLY_MONTHS: whole('times', [1, 24, 1, '个月'], ['申请开票期限', '自订单完成或账单确认起', '已完成的订单也按新期限']),
  INVOICE_CHANGE_MONTHS: whole('times', [1, 36, 12, '个月'], ['发票换开期限', '自开具起', '已开的发票也按新期限']),
  OA_RETRY_MINUTES: whole('times', [1, 1440, 1, '分钟'], ['OA 推送第一次重试', '自第一次失败起', fromNow]),
  OA_SECOND_RETRY_MINUTES: whole('times', [1, 1440, 5, '分钟'], ['OA 推送第二次重试', '自上次失败起', fromNow]),
  OA_THIRD_RETRY_MINUTES: whole('times', [1, 1440, 30, '分钟'], ['OA 推送第三次重试', '再失败则停止，由买家重新推送或管理员收回', fromNow]),
  WORK_CERTIFICATION_HOURS: whole('work', [1, 720, 24, '小时'], ['企业认证', '自提交起', byWork]),
  WORK_REGISTRATION_HOURS: whole('work', [1, 720, 24, '小时'], ['商家入驻', '自提交起', byWork]),
  WORK_PAPER_HOURS: whole('work', [1, 720, 48, '小时'], ['店铺资质', '自提交起', byWork]),
  WORK_REVIEW_HOURS: whole('work', [1, 720, 48, '小时'], ['评价举报', '自举报起', byWork]),
  WORK_GOODS_HOURS: whole('work', [1, 720, 12, '小时'], ['商品审核', '自提交起', byWork]),
  WORK_VOUCHER_HOURS: whole('work', [1, 720, 6, '小时'], ['转账凭证', '自上传起', byWork]),
  WORK_REFUND_HOURS: whole('work', [1, 720, 12, '小时'], ['退款打款', '自转人工起', byWork]),
  WORK_WRONG_HOURS: whole('work', [1, 720, 8, '小时'], ['错额来款', '自发现起', byWork]),
  WORK_ARBITRATION_HOURS: whole('work', [1, 720, 24, '小时'], ['售后仲裁', '自申诉或转平台起', byWork]),
  WORK_PAYBACK_HOURS: whole('work', [1, 720, 24, '小时'], ['售后退款', '自同意退款起', byWork]),
  WORK_QUALIFICATION_HOURS: whole('work', [1, 720, 24, '小时'], ['增票资质', '自提交起', byWork]),
  WORK_TAX_HOURS: whole('work', [1, 720, 4, '小时'], ['税务网关', '自失败起', byWork]),
  WORK_CREDIT_HOURS: whole('work', [1, 720, 48, '小时'], ['额度申请', '自提交起', byWork]),
  WORK_CREDIT_SECOND_HOURS: whole('work', [1, 720, 12, '小时'], ['额度复核', '自登记起', byWork]),
  WORK_BILL_HOURS: whole('work', [1, 720, 48, '小时'], ['账单异议', '自提出起', byWork]),
  WORK_BILL_PAYMENT_HOURS: whole('work', [1, 720, 24, '小时'], ['账单收款', '自提交起', byWork]),
  WORK_CREDIT_REVIEW_HOURS: whole('work', [1, 720, 8, '小时'], ['额度订单', '自下单起', byWork]),
  WORK_CONTRACT_HOURS: whole('work', [1, 720, 8, '小时'], ['签署异常', '自异常起', byWork]),
  WORK_DEAL_VOUCHER_HOURS: whole('work', [1, 720, 24, '小时'], ['成交凭证', '自提交起', byWork]),
  WORK_ALERT_HOURS: whole('work', [1, 720, 8, '小时'], ['资金告警', '自告警起', byWork]),
  WORK_FEEDBACK_HOURS: whole('work', [1, 720, 48, '小时'], ['用户反馈', '自提交起', byWork]),
  WORK_APPROVAL_HOURS: whole('work', [1, 720, 24, '小时'], ['卡住的审批', '自卡住起', byWork]),
  WORK_DEAD_HOURS: whole('work', [1, 720, 8, '小时'], ['未送达的消息', '自失败起', byWork]),
  FOUR_EYES_YUAN: whole(
    'limits',
    [0, 100_000, 1000, '元'],
    ['资金复核起点', '错额来款、人工退款超过它须两人；0 表示一律两人；高过部署时的上限也按上限', '从生效起按新值复核'],
  ),
  ADDRESSES_PER_MEMBER: whole('limits', [1, 1000, 20, '个'], ['地址上限', '同事共享的不算', '已有更多地址的会员保留，不能再加']),
  INVOICE_MOST_LINES: whole('limits', [1, 1000, 100, '行'], ['单张发票行数', '超出自动拆张', '只影响之后的申请']),
  INVOICE_MOST_YUAN: whole('limits', [1, 10_000_000, 100_000, '元'], ['单张发票限额', '价税合计，超出自动拆张', '只影响之后的申请']),
  UNPAID_HOLDS_PER_SPEC: whole('limits', [1, 1_000_000, 5, '笔'], ['同一规格未付订单', '每个会员', fromNow]),
  SUBMISSIONS_PER_SECOND: whole('limits', [1, 1_000_000, 5, '次/秒'], ['提交订单频率', '每个会员', fromNow]),
  GUEST_CARTS_PER_HOUR: whole('limits', [1, 1_000_000, 120, '个/小时'], ['访客购物车', '每个来源地址', fromNow]),
  SESSION_DAYS: whole('security', [1, 365, 7, '天'], ['登录有效期', '', '只影响之后的登录']),
  SESSION_IDLE_HOURS: whole('security', [1, 8760, 72, '小时'], ['买家闲置退出', '', '只影响之后的登录']),
  COUNTER_IDLE_HOURS: whole('security', [1, 720, 8, '小时'], ['商家与运营闲置退出', '', '只影响之后的登录']),
  SIGN_IN_FAILURES: whole('security', [1, 100, 5, '次'], ['密码错误上限', '每个手机号 15 分钟内', fromNow]),
  SIGN_IN_ADDRESS_FAILURES: whole('security', [1, 10_000, 100, '次'], ['来源地址密码错误上限', '15 分钟内', fromNow]),
  SLIDER_FAILURES: whole('security', [1, 10_000, 10, '次'], ['滑块错误上限', '每个来源地址 10 分钟内', fromNow]),
  PASSWORD_DAYS: whole('security', [1, 3650, 180, '天'], ['密码有效期', '过期须更换', '密码已超期的会员下次登录须更换']),
  LOGIN_SWITCH: {
    kind: 'choice',
    group: 'security',
    name: '登录方式',
    about: '',
    effect: '之后的登录按新方式',
    usual: 'ON',
    options: { ON: '在本站登录', OFF: '到统一身份平台登录' },
  },
  USC_SWITCH: {
    kind: 'choice',
    group: 'security',
    name: '合作方免登入口',
    about: '合作方签名的链接，一次有效',
    effect: '之后从合作方来的访客按新方式',
    usual: 'ON',
    options: { ON: '开放', OFF: '关闭' },
  },
  SMS_MOBILE_HOUR: whole('notices', [1, 100, 5, '条'], ['每小时验证码短信', '每个手机号', fromNow]),
  SMS_MOBILE_DAY: whole('notices', [1, 100, 10, '条'], ['每天验证码短信', '每个手机号', fromNow]),
  SMS_ADDRESS_HOUR: whole('notices', [1, 100_000, 60, '条'], ['来源地址每小时短信', '', fromNow]),
  INVITE_COMPANY_DAY: whole('notices', [1, 100_000, 1000, '条'], ['企业每天邀请短信', '每家企业', fromNow]),
  DEMO_CLERK: {
    kind: 'switch',
    group: 'demo',
    name: '演示店员',
    about: '替演示店铺发货、答复售后、认证企业',
    effect: '关了以后演示店铺的订单由商家自己处理',
  },
  DEMO_CERTIFY_SECONDS: whole('demo', [0, 86_400, 20, '秒'], ['演示认证等待', '0 表示留给运营处理', fromNow]),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;
type KeysOf<Kind extends Setting['kind']> = { [K in SettingKey]: (typeof settings)[K]['kind'] extends Kind ? K : never }[SettingKey];
export type WholeKey = KeysOf<'whole'>;

export const settingKeys = Object.keys(settings) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key);
export const settingOf = (key: SettingKey): Setting => settings[key];

/** Addresses of pictures that the mall itself gives out. */
const ownPicture = /^\/media\/(brand\/[\w-]+\.svg|site\/[0-9a-f]{64}\.(png|svg))$/;
/** Groups of figures, one line between two of them. */
const telephone = /^$|^(?=[\d-]{4,20}$)\d{2,}(-\d{2,})*$/;
const hours = /^(?:weekdays|sixdays|daily) ([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-3]):([0-5]\d)$/;
/** From some time to a later one of the same day: readers are told the two as they stand. */
const hoursFit = (value: string): boolean => {
  const [from, fromMinute, to, toMinute] = (hours.exec(value) ?? []).slice(1).map(Number);
  return from !== undefined && Number(from) * 60 + Number(fromMinute) < Number(to) * 60 + Number(toMinute);
};
/** Names stand in texts, mails and pages. */
const oneLine = /^[^\p{C}\p{Zl}\p{Zp}<>]+$/u;

/** The first sign that a name must not have, as its reader sees it; what cannot be seen is named by its number. */
export const wrongSignIn = (value: string): string | undefined => {
  const sign = [...value].find((one) => !oneLine.test(one));
  return sign === undefined || /[<>]/.test(sign) ? sign : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};

const wholeFits = (value: string, least: number, most: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** Whether a setting takes a value; the page says so before it is sent, the server before it is kept, and a node before it lives by it. */
export const settingFits = (key: SettingKey, value: string): boolean => {
  const setting = settingOf(key);
  switch (setting.kind) {
    case 'whole':
      return wholeFits(value, setting.least, setting.most);
    case 'text':
      return value === value.trim() && value.length >= setting.least && value.length <= setting.most && oneLine.test(value);
    case 'telephone':
      return telephone.test(value);
    case 'picture':
      return ownPicture.test(value);
    case 'hours':
      return hoursFit(value);
    case 'zone':
      return /^([1-9]\d{0,17})?$/.test(value);
    case 'choice':
      return Object.hasOwn(setting.options, value);
    case 'switch':
      return value === 'on' || value === 'off';
  }
};
