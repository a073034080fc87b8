import { keepByText } from './keep-by-text.ts';

/** What must be met as it is: another coil, ratio, setting or size does not do the work, whether it is larger or smaller. */
const exact =
  /线圈|控制电压|操作电压|工作电源|变比|电流比|电压组合|整定|参比|电流规格|鞋码|尺码|码数|色温|转速|频率|极数|相数|芯数|对数|直径|梢径|外形|尺寸|幅面|准确|精度|接口|温度/u;
/** The less of it, the safer. */
const less = /剩余动作|漏电动作|泄漏|接触电阻|损耗|噪声|阻抗/u;

/** On which side of a figure goods still do what was asked: a larger rating carries the load, a smaller trip protects; of others neither. */
export const adequateSide = keepByText((attribute): 'above' | 'below' | 'neither' =>
  exact.test(attribute) ? 'neither' : less.test(attribute) ? 'below' : 'above',
);
