import { useState } from 'react';
import { Button } from '../button.tsx';
import { DateInput } from '../date/date-input.tsx';
import { Field } from '../field.tsx';
import { FileRows } from '../files/file-rows.tsx';
import { DrawerForm } from '../form/drawer-form.tsx';
import { readMoney, writeMoney } from '../money/money.rules.ts';
import { Sheet } from '../sheet/sheet.tsx';
import type { SheetColumn } from '../sheet/sheet-column.ts';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

type Spec = { section: string; code: string; price: string; stock: string; on: boolean; was: string };
const specs: Spec[] = [
  { section: '3×50', code: 'LY-YJV22-15-350', price: '185.65', stock: '3200', on: true, was: '185.65' },
  { section: '3×95', code: 'LY-YJV22-15-395', price: '297.04', stock: '2600', on: true, was: '290.00' },
  { section: '3×150', code: 'LY-YJV22-15-3150', price: '445.56', stock: '4100', on: true, was: '445.56' },
  { section: '3×300', code: 'LY-YJV-15-3300', price: '询价', stock: '0', on: true, was: '询价' },
  { section: '3×400', code: 'LY-YJV-15-3400', price: '1104.99', stock: '', on: false, was: '1104.99' },
];
const columns: SheetColumn<Spec>[] = [
  { kind: 'head', key: 'section', name: '截面', unit: 'mm²', cell: (spec) => spec.section },
  { kind: 'text', key: 'code', name: '货号', width: 160, get: (spec) => spec.code, set: (spec, code) => ({ ...spec, code }) },
  {
    kind: 'figure',
    key: 'price',
    name: '含税价',
    unit: '/ 米',
    get: (spec) => spec.price,
    set: (spec, price) => ({ ...spec, price }),
    changed: (spec) => spec.price !== spec.was,
    fault: (spec) => (readMoney(spec.price).fault ? `“${spec.price}”不是价格。要让买家询价，请停用该规格。` : null),
  },
  { kind: 'computed', key: 'net', name: '不含税', cell: ({ price }) => netOf(price) },
  {
    kind: 'figure',
    key: 'stock',
    name: '库存',
    unit: '米',
    get: (spec) => spec.stock,
    set: (spec, stock) => ({ ...spec, stock }),
    locked: (spec) => !spec.on,
  },
  { kind: 'check', key: 'on', name: '启用', checked: (spec) => spec.on, check: (spec, on) => ({ ...spec, on }) },
];

function netOf(price: string): string {
  const { fen } = readMoney(price);
  return fen === null ? '—' : writeMoney(Math.round((fen * 100) / 113));
}

const fileLabels = {
  drop: '拖到这里，或',
  choose: '选择文件',
  preview: '查看',
  remove: '删除',
  cancel: '取消',
  retry: '重传',
  close: '关闭',
  sending: (name: string) => `正在上传 ${name}`,
  arrived: '已上传',
};

export function WorkSample() {
  const [rows, setRows] = useState(specs);
  return (
    <>
      <Sample name="可编辑表格：改动、锁定、有误、停用、整列填写、粘贴" plain>
        <Sheet
          columns={columns}
          rows={rows}
          rowKey={(spec) => spec.section}
          onChange={setRows}
          off={(spec) => !spec.on}
          labels={{
            caption: '规格与价格',
            number: '行',
            cell: (row, name) => `第 ${row} 行 ${name}`,
            fill: '整列填写',
            report: (report) =>
              `已${report.act === 'paste' ? '粘贴' : '填写'} ${report.rows} 行 × ${report.columns} 列，改了 ${report.changed} 格` +
              (report.refused.length > 0 ? `，${report.refused.length} 格未写入` : '') +
              (report.wrong.length > 0 ? `，${report.wrong.length} 格不能用` : ''),
            undo: '撤销',
            goTo: (row) => `跳到第 ${row} 行`,
          }}
          tools={
            <Button look="quiet" size="s">
              生成缺少的组合
            </Button>
          }
        />
      </Sample>
      <Sample name="文件：可添加、上传中、失败、完成">
        <FileRows
          items={[
            { id: 'a', name: '执照副本 2026-11.jpg', size: '2.8 MB', href: '/media/goods/cable.svg' },
            { id: 'b', name: '承装（修、试）电力设施许可证.pdf', size: '1.6 MB', href: '/media/goods/cable.svg' },
            { id: 'c', name: '安全生产标准化证书.pdf', size: '5.1 MB', percent: 46 },
            { id: 'd', name: '类似项目业绩.docx', size: '12.0 MB', fault: '超过 10 MB，请压缩后再传' },
          ]}
          room={1}
          accept=".pdf,.png,.jpg"
          hint="pdf、png、jpg，单个不超过 50 MB"
          labels={fileLabels}
          onAdd={() => {}}
          onRemove={() => {}}
          onRetry={() => {}}
        />
      </Sample>
      <Sample name="抽屉表单：有未保存的内容时先问">
        <DrawerSample />
      </Sample>
    </>
  );
}

function DrawerSample() {
  const [open, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const [day, setDay] = useState('2026-11-19');
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen(true)}>去发货</Button>
      <DrawerForm
        open={open}
        title="发货 26111200412087"
        subtitle="云汀供电有限公司　贺知遥 199****0002　天津市宁河区 宁河站项目部料场"
        dirty={number !== ''}
        hint="发出后不能改数量，运单号 24 小时内可改"
        onSubmit={() => {
          setNumber('');
          setOpen(false);
        }}
        onClose={() => {
          setNumber('');
          setOpen(false);
        }}
        labels={{
          submit: '发出 1 个包裹',
          cancel: '先不发',
          close: '关闭',
          leave: { title: '放弃填写的内容？', text: '运单号还没有保存。', act: '放弃填写', back: '继续填写' },
        }}
      >
        <Field label="运单号" required>
          <TextInput value={number} onChange={(event) => setNumber(event.target.value)} />
        </Field>
        <Field label="预计送达" hint="买方会看到，到期前一天提醒你">
          <DateInput
            value={day}
            onChange={setDay}
            locale="zh-CN"
            labels={{ open: '打开日历', calendar: '选择送达日期', format: '年-月-日' }}
          />
        </Field>
        <Field label="备注">
          <TextArea limit={100} defaultValue="" />
        </Field>
      </DrawerForm>
    </div>
  );
}
