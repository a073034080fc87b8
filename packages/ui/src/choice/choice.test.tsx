import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '../field.tsx';
import { PeopleChoice } from './people-choice.tsx';
import { TreeChoice } from './tree-choice.tsx';
import { TreePane } from './tree-pane.tsx';

const nothing = () => undefined;
const labels = { tree: '部门', placeholder: '请选择', search: '查找', none: '没有', part: '部分选中', clear: '清空', done: '完成' };
const nodes = [
  {
    id: '1',
    name: '云汀供电',
    children: [
      { id: '2', name: '运维检修部' },
      { id: '3', name: '财务资产部' },
    ],
  },
];

test('says its name and what is chosen, as one button', () => {
  const html = renderToStaticMarkup(
    <Field id="reach" label="可见部门" message="请选择部门">
      <TreeChoice multiple nodes={nodes} value={['2', '3']} onChange={nothing} locale="zh-CN" labels={labels} />
    </Field>,
  );
  expect(html).toMatch(/<button[^>]*id="reach"[^>]*aria-labelledby="reach-label [^"]+"[^>]*aria-describedby="reach-message"/);
  expect(html).toContain('运维检修部、财务资产部');
});

test('without a field it is named by its label and the words that invite', () => {
  const people = { ...labels, people: '审批人', searching: '', failed: '', retry: '', remove: (name: string) => name };
  const html = renderToStaticMarkup(
    <PeopleChoice value={[]} onChange={nothing} find={async () => []} locale="zh-CN" labels={{ ...people, placeholder: '请选择人员' }} />,
  );
  expect(html).toContain('aria-label="审批人 请选择人员"');
});

test('shows the way to what is chosen and says of a branch that a part is', () => {
  const html = renderToStaticMarkup(
    <TreePane multiple leavesOnly={false} nodes={nodes} value={['2']} onChange={nothing} onDone={nothing} locale="zh-CN" labels={labels} />,
  );
  expect(html).toContain('role="treegrid"');
  expect(html).toMatch(/aria-level="1"[^>]*aria-expanded="true"|aria-expanded="true"[^>]*aria-level="1"/);
  expect(html).toContain('部分选中');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
});
