import { useState } from 'react';
import { PeopleChoice } from '../choice/people-choice.tsx';
import type { Person } from '../choice/people-pane.tsx';
import type { TreeNode } from '../choice/tree.rules.ts';
import { TreeChoice } from '../choice/tree-choice.tsx';
import { DateInput } from '../date/date-input.tsx';
import { DateRange } from '../date/date-range.tsx';
import { Field } from '../field.tsx';
import type { MoneyFault } from '../money/money.rules.ts';
import { MoneyInput } from '../money/money-input.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const locale = 'zh-CN';
const dateLabels = { open: '打开日历', calendar: '选择日期', format: '年-月-日' };
const rangeLabels = { ...dateLabels, from: '下单时间从', to: '下单时间至', until: '至' };
const treeLabels = { placeholder: '请选择', search: '按名称查找', none: '没有找到', part: '部分选中', clear: '清空', done: '完成' };
const peopleLabels = {
  people: '审批人',
  placeholder: '请选择人员',
  search: '姓名、部门',
  searching: '正在查找',
  none: '没有找到这个人',
  failed: '没有查到，网络可能中断。',
  retry: '重试',
  remove: (name: string) => `移除 ${name}`,
  clear: '清空',
  done: '完成',
};
const moneyWords: Record<MoneyFault, string> = {
  not_money: '请输入金额',
  too_fine: '最多两位小数',
  too_large: '金额太大',
  below_min: '不能少于 0.01 元',
  above_max: '不能超过可用额度 50,000.00 元',
};
const departments: TreeNode[] = [
  {
    id: 'all',
    name: '云汀供电',
    note: '白思齐',
    children: [
      { id: 'supply', name: '物资供应部', note: '程砚秋' },
      {
        id: 'repair',
        name: '运维检修部',
        note: '田沐阳',
        children: [
          { id: 'station', name: '变电运维中心', note: '文砺锋' },
          { id: 'line', name: '输电运检中心', note: '郝临风' },
          { id: 'urgent', name: '配电抢修班', note: '牛向野' },
        ],
      },
      { id: 'finance', name: '财务资产部', note: '范承泽' },
      { id: 'gone', name: '带电作业班', note: '已撤销', disabled: true },
    ],
  },
];
const classes: TreeNode[] = [
  {
    id: '1',
    name: '电线电缆',
    children: [
      {
        id: '11',
        name: '电力电缆',
        children: [
          { id: '111', name: '低压电力电缆' },
          { id: '112', name: '中压电力电缆' },
        ],
      },
    ],
  },
  { id: '2', name: '变压器与箱变', children: [{ id: '21', name: '油浸式变压器' }] },
];
const colleagues: Person[] = [
  { id: '1', name: '田沐阳', note: '运维检修部 · 199****0005' },
  { id: '2', name: '崔令川', note: '运维检修部 · 199****0006' },
  { id: '3', name: '傅景然', note: '运维检修部 · 199****0007' },
  { id: '4', name: '牛向野', note: '配电抢修班 · 199****0029', refusal: '待接受邀请' },
];

const findColleagues = async (words: string): Promise<Person[]> => {
  if (words === '断网') throw new Error('offline');
  return colleagues.filter((person) => `${person.name}${person.note}`.includes(words));
};

export function ChoicesSample() {
  const [day, setDay] = useState('2026-11-19');
  const [span, setSpan] = useState({ from: '2026-10-01', to: '2026-11-13' });
  const [none, setNone] = useState({ from: '', to: '' });
  const [reach, setReach] = useState(['repair']);
  const [sort, setSort] = useState<string[]>([]);
  const [approvers, setApprovers] = useState<Person[]>(colleagues.slice(0, 1));
  const [head, setHead] = useState<Person[]>([]);
  const [price, setPrice] = useState<number | null>(48_650);
  const [limit, setLimit] = useState<number | null>(null);
  return (
    <>
      <Sample name="日期：已填、有误、不可用">
        <div className={styles.two}>
          <Field label="预计发出" hint="买方会看到，到期前一天提醒你">
            <DateInput value={day} onChange={setDay} locale={locale} labels={dateLabels} min="2026-11-13" />
          </Field>
          <Field label="到期日" required message="日期应写成 2026-11-13 的样子">
            <DateInput value="2026-02-30" onChange={setDay} locale={locale} labels={dateLabels} />
          </Field>
          <DateInput aria-label="成立日期" size="s" disabled value="1998-04-01" onChange={setDay} locale={locale} labels={dateLabels} />
        </div>
      </Sample>
      <Sample name="日期区间：已填、未填、有误">
        <div className={styles.stack}>
          <Field label="下单时间" group>
            <DateRange
              value={span}
              onChange={setSpan}
              locale={locale}
              labels={rangeLabels}
              shortcuts={[
                { label: '本月', span: { from: '2026-11-01', to: '2026-11-30' } },
                { label: '近三个月', span: { from: '2026-08-14', to: '2026-11-13' } },
              ]}
            />
          </Field>
          <div className={styles.row}>
            <DateRange size="s" value={none} onChange={setNone} locale={locale} labels={{ ...rangeLabels, group: '申请日期' }} />
            <DateRange
              size="s"
              value={{ from: '2026-11-13', to: '2026-10-01' }}
              onChange={setNone}
              locale={locale}
              labels={{ ...rangeLabels, group: '有误的日期' }}
              invalid={{ to: true }}
            />
          </div>
        </div>
      </Sample>
      <Sample name="树：多选（含下级）、单选末级、不可用">
        <div className={styles.stack}>
          <Field label="可见部门">
            <TreeChoice
              multiple
              nodes={departments}
              value={reach}
              onChange={setReach}
              locale={locale}
              labels={{ ...treeLabels, tree: '部门' }}
            />
          </Field>
          <Field label="类目" required message={sort.length === 0 && '请选择末级类目'}>
            <TreeChoice
              leavesOnly
              whole
              nodes={classes}
              value={sort}
              onChange={setSort}
              locale={locale}
              labels={{ ...treeLabels, tree: '类目' }}
            />
          </Field>
          <TreeChoice
            disabled
            size="s"
            nodes={classes}
            value={['111']}
            onChange={setSort}
            locale={locale}
            labels={{ ...treeLabels, tree: '原类目' }}
          />
        </div>
      </Sample>
      <Sample name="人员：多选、单选">
        <div className={styles.stack}>
          <Field label="审批人">
            <PeopleChoice
              multiple
              most={3}
              value={approvers}
              onChange={setApprovers}
              find={findColleagues}
              locale={locale}
              labels={peopleLabels}
            />
          </Field>
          <PeopleChoice
            size="s"
            value={head}
            onChange={setHead}
            find={findColleagues}
            locale={locale}
            labels={{ ...peopleLabels, people: '负责人' }}
          />
        </div>
      </Sample>
      <Sample name="金额：输入元、存分">
        <div className={styles.two}>
          <Field label="目标单价" hint={`${price ?? '无'} 分`}>
            <MoneyInput value={price} onChange={setPrice} trailing="元/米" />
          </Field>
          <Field label="本次还款">
            <MoneyInput value={limit} onChange={setLimit} min={1} max={5_000_000} faultText={(fault) => moneyWords[fault]} />
          </Field>
          <MoneyInput size="s" aria-label="月结额度" disabled value={200_000_000} onChange={setLimit} />
        </div>
      </Sample>
    </>
  );
}
