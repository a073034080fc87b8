import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Chip } from '../chip.tsx';
import { Countdown } from '../countdown.tsx';
import { Price } from '../price.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { StatusMark } from '../status-mark.tsx';
import { Steps } from '../steps.tsx';
import { Tag } from '../tag.tsx';
import { Was } from '../was.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const tones = ['amber', 'blue', 'green', 'grey', 'red'] as const;
const marks = ['closed', 'running', 'open'] as const;
const toneWords = { amber: '等我处理', blue: '正在进行', green: '已经成了', grey: '已经结束', red: '出了问题' };
const steps = [
  { id: '1', label: '提交订单', note: '11-13 10:24', state: 'done' },
  { id: '2', label: '审批通过', note: '王建国 11-13 14:02', state: 'done' },
  { id: '3', label: '等待发货', note: '预计 11-16', state: 'current' },
  { id: '4', label: '确认收货', state: 'todo' },
] as const;
const chain = [
  { id: '1', label: '陈晓岚 提交', note: '11-13 10:24', state: 'done' },
  { id: '2', label: '部门经理 驳回', note: '规格与清单不一致', state: 'fault' },
  { id: '3', label: '财务总监 审批中', note: '剩 3 个工作日', state: 'current' },
  { id: '4', label: '总经理', note: '金额不足 10 万，自动跳过', state: 'skipped' },
  { id: '5', label: '扣减采购额度', state: 'todo' },
] as const;

export function MarksSample() {
  const [cores, setCores] = useState('3 芯');
  const [now] = useState(() => Date.now());
  return (
    <>
      <Sample name="价格">
        <div className={styles.row}>
          <Price value="486.50" size="s" />
          <Price value="486.50" unit="/米 含税" />
          <Price value="157690.00" size="l" />
          <Price value="97300.00" ink />
          <Price value="-1458.00" size="s" ink />
          <Was value="528.00" label="原价" />
        </div>
      </Sample>
      <Sample name="标签与徽标">
        <div className={styles.row}>
          <Tag tone="own">自营</Tag>
          <Tag tone="brand">品牌直供</Tag>
          <Tag tone="sale">满减</Tag>
          <Tag tone="amber">限时购</Tag>
          <Tag tone="info">公告</Tag>
          <Tag tone="ok">现货</Tag>
          <Tag tone="bad">失效</Tag>
          <Tag>跨境</Tag>
          <Badge count={8} label="8 件商品" />
          <Badge count={128} />
          <Badge count={2} tone="grey" />
          <Badge count={3} tone="brand" />
        </div>
      </Sample>
      <Sample name="筛选片：普通、选中、不可选、可移除">
        <div className={styles.row}>
          {['1 芯', '3 芯', '5 芯'].map((each) => (
            <Chip key={each} on={each === cores} onPress={() => setCores(each)}>
              {each}
            </Chip>
          ))}
          <Chip onPress={() => undefined} disabled>
            3+1 芯
          </Chip>
          <Chip onRemove={() => undefined} removeLabel="移除 额定电压：8.7/15kV">
            额定电压：8.7/15kV
          </Chip>
        </div>
      </Sample>
      <Sample name="倒计时">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Countdown endsAt={now + 5_208_000} serverNow={now} labels={{ name: '距结束', day: '天' }} />
            <Countdown
              endsAt={now + 116_801_000}
              serverNow={now}
              labels={{ name: '距结束', day: '天', hour: '时', minute: '分', second: '秒' }}
            />
          </div>
          <div className={styles.amber}>
            <Countdown endsAt={now + 5_208_000} serverNow={now} labels={{ name: '距结束', day: '天' }} size="l" amber />
          </div>
        </div>
      </Sample>
      <Sample name="状态：断路器的三种合闸">
        <div className={styles.stack}>
          {marks.map((mark) => (
            <div key={mark} className={styles.row}>
              {tones.map((tone) => (
                <StatusMark key={tone} mark={mark} tone={tone}>
                  {toneWords[tone]}
                </StatusMark>
              ))}
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="进度：上传、秒杀、出错、未知">
        <div className={styles.stack}>
          <ProgressBar value={62} label="上传" text="62%" />
          <ProgressBar value={72} tone="amber" label="已抢" text="已抢 72%" />
          <ProgressBar value={40} tone="bad" label="上传" text="上传中断" />
          <ProgressBar value={null} label="导出" />
        </div>
      </Sample>
      <Sample name="步骤：单线图" plain>
        <div className={styles.two}>
          <div className={styles.paper}>
            <div className={styles.stack}>
              <Steps label="订单进度" items={steps} />
              <Steps
                label="下单步骤"
                look="numbers"
                items={[
                  { id: 'a', label: '购物车', state: 'done' },
                  { id: 'b', label: '填写订单', state: 'current' },
                  { id: 'c', label: '提交成功', state: 'todo' },
                ]}
              />
            </div>
          </div>
          <div className={styles.paper}>
            <Steps label="审批" look="column" mine items={chain} />
          </div>
        </div>
      </Sample>
    </>
  );
}
