import { useState } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { ErrorState } from '../error-state.tsx';
import { Pager } from '../pager.tsx';
import { Panel } from '../panel.tsx';
import { Price } from '../price.tsx';
import { SectionHead } from '../section-head.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StatusMark } from '../status-mark.tsx';
import { Table, type TableColumn } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

type Order = { id: string; store: string; amount: string; state: 'pay' | 'ship' | 'done'; fault?: string };
const orders: Order[] = [
  { id: '26111300418276', store: '津川电缆旗舰店', amount: '157690.00', state: 'pay' },
  { id: '26111300418312', store: '华枢电气专营店', amount: '4416.00', state: 'ship' },
  { id: '26111200417105', store: '北塬仪表', amount: '18928.60', state: 'done', fault: '发票类型不同，不能合并' },
];
const columns: TableColumn<Order>[] = [
  { key: 'id', head: '订单号', cell: (order) => <span className="num">{order.id}</span> },
  { key: 'store', head: '店铺', cell: (order) => order.store },
  {
    key: 'state',
    head: '状态',
    cell: ({ state }) => {
      if (state === 'pay')
        return (
          <StatusMark mark="open" tone="amber">
            待付款
          </StatusMark>
        );
      if (state === 'ship')
        return (
          <StatusMark mark="running" tone="blue">
            待发货
          </StatusMark>
        );
      return (
        <StatusMark mark="closed" tone="green">
          已完成
        </StatusMark>
      );
    },
  },
  { key: 'amount', head: '金额', align: 'money', cell: (order) => <Price value={order.amount} size="s" ink /> },
  {
    key: 'acts',
    head: '操作',
    align: 'right',
    cell: ({ state }) => (
      <Button size="s" look={state === 'pay' ? 'primary' : 'text'}>
        {state === 'pay' ? '去付款' : '详情'}
      </Button>
    ),
  },
];
const pagerLabels = {
  nav: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  jump: '跳到',
  unit: '页',
};
const tabItems = [
  { id: 'all', label: '全部' },
  { id: 'pay', label: '待付款', count: 2, hot: true },
  { id: 'receive', label: '待收货', count: 5 },
  { id: 'done', label: '已完成' },
] as const;

export function ListsSample() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['26111300418276']));
  const [page, setPage] = useState(6);
  const [tab, setTab] = useState<(typeof tabItems)[number]['id']>('pay');
  const pick = {
    picked,
    onChange: setPicked,
    refuse: (order: Order) => order.fault ?? null,
    labels: { all: '全选', row: (order: Order) => `选择订单 ${order.id}` },
  };
  const batch = (
    <>
      <span>
        已选 <b>{picked.size}</b> 单，合计 <Price value="157690.00" size="s" />
      </span>
      <Button size="s">合并付款</Button>
    </>
  );
  const table = { caption: '订单', columns, rowKey: (order: Order) => order.id };
  return (
    <>
      <Sample name="面包屑、标题、页签、表格、分页" plain>
        <Breadcrumbs label="当前位置" items={[{ label: '首页', href: '#a' }, { label: '会员中心', href: '#b' }, { label: '我的订单' }]} />
        <SectionHead title="我的订单" meta="近三个月" navLabel="订单入口">
          <a href="#lists">采购清单</a>
          <a href="#lists">更多</a>
        </SectionHead>
        <Panel bordered flush>
          <Tabs label="订单状态" items={tabItems} value={tab} onChange={setTab} inset />
          <Table
            {...table}
            rows={orders}
            pick={pick}
            batchBar={batch}
            rowTone={(order) => (order.fault ? 'warn' : undefined)}
            foot={
              <tr>
                <td colSpan={5}>合计</td>
                <td style={{ textAlign: 'right' }}>¥181,034.60</td>
              </tr>
            }
          />
          <Pager compact page={page} pages={34} onPage={setPage} labels={{ ...pagerLabels, nav: '订单分页' }} total="共 668 单" />
        </Panel>
      </Sample>
      <Sample name="表格：载入">
        <Table {...table} rows={[]} loading loadingRows={3} dense />
      </Sample>
      <Sample name="表格：空">
        <Table
          {...table}
          rows={[]}
          empty={
            <Empty compact title="没有待付款的订单" actions={<Button look="text">看全部订单</Button>}>
              去商城选购，或从历史订单再买一单。
            </Empty>
          }
        />
      </Sample>
      <Sample name="分页：多页与少页" plain>
        <Pager page={page} pages={34} onPage={setPage} labels={pagerLabels} total="共 668 件，每页 20 件" />
        <Pager
          page={1}
          pages={4}
          hrefOf={(each) => `#page-${each}`}
          labels={{ ...pagerLabels, nav: '分页，少页' }}
          total="共 68 件，每页 20 件"
        />
      </Sample>
      <Sample name="空：购物车">
        <Empty
          title="购物车还是空的"
          actions={
            <>
              <Button>快速下单</Button>
              <Button look="quiet">从历史订单购买</Button>
            </>
          }
        >
          把常用物料粘贴进来，一次加入；或从历史订单再买一单。
        </Empty>
      </Sample>
      <Sample name="空：搜索无结果">
        <Empty picture="search" title="没有找到“YJV23 3*241”" actions={<Button>发布询价</Button>}>
          试试减少筛选条件。找不到的物料可以直接询价。
        </Empty>
      </Sample>
      <Sample name="出错：可重试">
        <ErrorState
          title="请求失败，请刷新重试"
          labels={{ retry: '重新载入' }}
          onRetry={() => undefined}
          actions={<Button look="quiet">联系客服</Button>}
        >
          网络没有响应，您填写的内容都还在。错误编号 <span className="num">E-504-0917</span>
        </ErrorState>
      </Sample>
      <Sample name="无权">
        <Empty picture="lock" title="在线询价面向企业账号" actions={<Button>去企业认证</Button>}>
          个人账号不能发布询价。完成企业认证后即可邀请供应商报价，审核一般 1 个工作日。
        </Empty>
      </Sample>
      <Sample name="骨架：文字、行、图文">
        <div className={styles.stack}>
          <Skeleton kind="text" lines={3} />
          <Skeleton kind="media" count={2} />
          <Skeleton kind="block" height={64} />
        </div>
      </Sample>
      <Sample name="骨架：表格行">
        <Skeleton kind="row" count={4} dense />
      </Sample>
      <Sample name="页签：登录卡">
        <Tabs
          label="登录方式"
          size="l"
          value="password"
          items={[
            { id: 'password', label: '密码登录' },
            { id: 'sms', label: '短信登录' },
            { id: 'scan', label: '扫码', disabled: true },
          ]}
        />
      </Sample>
      <Sample name="面板：标题与附加">
        <Panel
          bordered
          headingLevel={4}
          title="收货地址"
          extra={
            <a href="#lists" className="link">
              新增地址
            </a>
          }
        >
          天津市滨海新区开发区第三大街 51 号，配电工程部仓库
        </Panel>
      </Sample>
    </>
  );
}
