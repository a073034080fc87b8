import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Field } from '../field.tsx';
import { SearchIcon } from '../icons/search-icon.tsx';
import { UserIcon } from '../icons/user-icon.tsx';
import { PasswordInput } from '../password-input.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Select } from '../select.tsx';
import { Stepper } from '../stepper.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { Uploads } from '../uploads.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const cities = [
  { value: 'tj', label: '天津市' },
  { value: 'bj', label: '北京市' },
  { value: 'hk', label: '香港（暂不配送）', disabled: true },
];
const pays = [
  { value: 'prepay', label: '先款后货', hint: '网银或线下转账，到账后发货' },
  { value: 'postpay', label: '先货后款', hint: '签收后 30 天内付款' },
  { value: 'credit', label: '采购额度', hint: '可用额度不足', disabled: true },
];
const stepperLabels = { quantity: '数量', less: '减少', more: '增加' };
const correctionWords = {
  not_a_number: '请输入数字',
  below_min: '已改为起订量',
  above_max: '已改为最多可买',
  off_step: '已按 10 米递增改为',
};

export function InputsSample() {
  const [pay, setPay] = useState('prepay');
  const [kind, setKind] = useState('special');
  const [metres, setMetres] = useState(50);
  const [lines, setLines] = useState(0);
  const [reason, setReason] = useState('规格与招标清单不一致，请改为 3×240 后重新提交。');
  return (
    <>
      <Sample name="字段：提示与错误">
        <div className={styles.two}>
          <Field label="手机号" required hint="用于接收发货短信">
            <TextInput defaultValue="13802176021" inputMode="numeric" />
          </Field>
          <Field label="税号" required message="税号应为 15、18 或 20 位，当前 7 位">
            <TextInput defaultValue="9112011" />
          </Field>
        </div>
      </Sample>
      <Sample name="图标、密码、尾部">
        <div className={styles.stack}>
          <Field label="手机号">
            <TextInput size="l" icon={<UserIcon size={18} />} placeholder="11 位手机号" />
          </Field>
          <Field label="密码" message="请输入10-20位字符，包含数字、大小写字母以及特殊字符">
            <PasswordInput size="l" defaultValue="power-2026" labels={{ show: '显示密码', hide: '隐藏密码' }} />
          </Field>
          <div className={styles.two}>
            <TextInput aria-label="目标单价" defaultValue="486.50" trailing="元/米" />
            <TextInput size="s" aria-label="店内搜索" icon={<SearchIcon size={16} />} placeholder="店内搜索" />
          </div>
          <TextInput aria-label="企业名称" disabled defaultValue="天津滨海配电工程有限公司" />
        </div>
      </Sample>
      <Sample name="下拉与多行">
        <div className={styles.stack}>
          <Field label="收货城市" required message="请选择收货城市">
            <Select options={cities} placeholder="请选择" defaultValue="" />
          </Field>
          <Select aria-label="每页" size="s" options={cities} defaultValue="tj" />
          <Field label="驳回理由">
            <TextArea limit={100} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      </Sample>
      <Sample name="勾选与单选">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Checkbox defaultChecked>仅看有货</Checkbox>
            <Checkbox>自营</Checkbox>
            <Checkbox mixed>全选</Checkbox>
            <Checkbox disabled>64/110kV</Checkbox>
            <Checkbox disabled defaultChecked>
              已锁定
            </Checkbox>
          </div>
          <Field label="发票类型" group>
            <RadioGroup
              value={kind}
              onChange={setKind}
              options={[
                { value: 'special', label: '增值税专用发票' },
                { value: 'plain', label: '普通发票' },
              ]}
            />
          </Field>
          <Field label="支付方式" group required>
            <RadioGroup value={pay} onChange={setPay} options={pays} boxed />
          </Field>
        </div>
      </Sample>
      <Sample name="数量：起订 50、按 10 递增、最多 200；可为 0；不可用">
        <div className={styles.row}>
          <Stepper
            value={metres}
            onChange={setMetres}
            min={50}
            max={200}
            step={10}
            filled={metres > 50}
            labels={stepperLabels}
            correctionText={(correction, value) => `${correctionWords[correction]} ${value}`}
          />
          <Stepper value={lines} onChange={setLines} min={5} allowZero filled={lines > 0} labels={stepperLabels} />
          <Stepper value={200} onChange={setLines} max={200} labels={stepperLabels} hint="限购 200 米" />
          <Stepper value={12} onChange={setLines} disabled labels={stepperLabels} />
        </div>
      </Sample>
      <Sample name="上传：完成、上传中、失败、还可添加">
        <Uploads
          items={[
            { id: 'a', name: '铭牌.jpg', src: '/media/goods/cable.svg' },
            { id: 'b', name: '检测报告.pdf', percent: 62 },
            { id: 'c', name: '装车照片.png', fault: '网络中断' },
          ]}
          room={2}
          accept=".png,.jpg,.pdf"
          labels={{
            add: '添加图片',
            remove: (name) => `移除 ${name}`,
            retry: (name) => `重新上传 ${name}`,
            sending: (name) => `正在上传 ${name}`,
          }}
          onAdd={() => {}}
          onRemove={() => {}}
          onRetry={() => {}}
        />
      </Sample>
      <Sample name="标签在左（会员中心）">
        <div className={styles.stack}>
          <Field layout="side" label="收货人" required message="请填写收货人">
            <TextInput />
          </Field>
          <Field layout="side" label="邮政编码" hint="选填">
            <TextInput style={{ width: 120 }} />
          </Field>
        </div>
      </Sample>
    </>
  );
}
