import type { ContractKind, ContractSection } from '@mall/contract/agreement/agreement.rules.ts';

const common: readonly ContractSection[] = [
  {
    title: '质量与验收',
    body: '货物应符合国家及行业现行标准和双方约定的技术要求，随货提供合格证与出厂试验报告。\n甲方收货后七个工作日内验收；数量、规格与合同不符或有质量缺陷的，应在该期限内书面提出，乙方负责更换、补齐或退货。',
  },
  { title: '质量保证', body: '质保期为验收合格之日起十二个月。质保期内因产品质量造成的问题，乙方免费修复或更换。' },
  {
    title: '违约责任',
    body: '乙方逾期交货的，每逾期一日按逾期货款的千分之一支付违约金；甲方逾期付款的，每逾期一日按逾期款项的千分之一支付违约金。违约金累计不超过合同总额的百分之十。',
  },
  { title: '不可抗力', body: '因不可抗力不能履行合同的，受影响一方应及时通知对方并提供证明，双方协商延期履行或解除合同。' },
  { title: '争议解决', body: '因本合同发生的争议由双方协商解决；协商不成的，提交甲方所在地有管辖权的人民法院诉讼解决。' },
];

const signing: ContractSection = {
  title: '生效与签署',
  body: '本合同经双方授权签署人以短信验证并加盖电子印章后生效，电子签名与手写签名或盖章具有同等法律效力。合同的变更须另行签订补充协议。',
};

/** What a draft begins with; its author writes it anew. */
export const firstTerms: Readonly<Record<ContractKind, readonly ContractSection[]>> = {
  order: [
    { title: '标的与价格', body: '乙方按合同所列清单向甲方供货，价格为含税价。' },
    { title: '交货与运输', body: '乙方按订单约定的收货地址交货，运输及装卸由乙方负责，货物毁损、灭失的风险自甲方签收时转移。' },
    { title: '付款', body: '甲方按订单约定的付款方式付款；乙方开具与实际付款金额相符的增值税发票。' },
    ...common,
    signing,
  ],
  framework: [
    { title: '标的与价格', body: '清单所列单价在有效期内固定，为含税价。清单所列数量为预计用量，以双方实际下单为准。' },
    {
      title: '订单与交货',
      body: '甲方在商城下单采购清单内商品，每份订单构成本协议项下的一次采购，累计用量计入本协议。乙方按订单约定的地址和期限交货。',
    },
    {
      title: '结算与付款',
      body: '双方按订单约定的付款方式结算；按账期结算的，乙方按月汇总已签收订单出具账单，甲方在收到账单后十个工作日内确认。',
    },
    ...common,
    signing,
  ],
  supplement: [{ title: '补充内容', body: '双方就原合同作如下补充，未涉及的内容仍按原合同执行。' }, signing],
};
