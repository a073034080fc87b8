import { useState } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from '../confirm.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Field } from '../field.tsx';
import { loadingBar } from '../loading-bar.controller.ts';
import { LoadingBar } from '../loading-bar.tsx';
import { Note } from '../note.tsx';
import { TextArea } from '../text-area.tsx';
import { toast } from '../toast.store.ts';
import { Toaster } from '../toaster.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const labels = { close: '关闭' };
const toCart = <a href="#feedback">去购物车</a>;

export function FeedbackSample() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger' | 'right' | 'bottom' | null>(null);
  const shut = () => setOpen(null);
  return (
    <>
      <LoadingBar label="载入中" />
      <Toaster labels={{ region: '通知', dismiss: '关闭通知' }} />
      <Sample name="轻提示">
        <div className={styles.row}>
          <Button look="quiet" onClick={() => toast.ok('已加入购物车，共 200 米', { action: toCart })}>
            成功
          </Button>
          <Button look="quiet" onClick={() => toast.warn('数量已改为起订量 50 米')}>
            提醒
          </Button>
          <Button look="quiet" onClick={() => toast.bad('采购额度不足，请联系平台')}>
            失败
          </Button>
          <Button look="quiet" onClick={() => toast.info('导出已开始，完成后在下载中心')}>
            消息
          </Button>
        </div>
      </Sample>
      <Sample name="页内提示">
        <div className={styles.stack}>
          <Note tone="ok">发票信息已保存，保存后不可修改。</Note>
          <Note>本单需经 2 级审批，通过后扣减采购额度。</Note>
          <Note tone="warn" actions={<a href="#feedback">分开下单</a>}>
            所选商品发票类型不同，请分开下单。
          </Note>
          <Note tone="bad">2 件商品库存不足，已为您标出。</Note>
        </div>
      </Sample>
      <Sample name="对话框、确认、抽屉">
        <div className={styles.row}>
          <Button look="quiet" onClick={() => setOpen('dialog')}>
            驳回请购
          </Button>
          <Button look="quiet" onClick={() => setOpen('confirm')}>
            删除商品
          </Button>
          <Button look="danger" onClick={() => setOpen('danger')}>
            取消订单
          </Button>
          <Button look="quiet" onClick={() => setOpen('right')}>
            筛选
          </Button>
          <Button look="quiet" onClick={() => setOpen('bottom')}>
            选择规格
          </Button>
        </div>
      </Sample>
      <Sample name="路由进度条">
        <div className={styles.row}>
          <Button look="quiet" onClick={loadingBar.start}>
            开始
          </Button>
          <Button look="quiet" onClick={loadingBar.finish}>
            完成
          </Button>
          <Button look="quiet" onClick={loadingBar.fail}>
            失败
          </Button>
        </div>
      </Sample>
      <Dialog
        open={open === 'dialog'}
        title="驳回 2 项请购？"
        labels={labels}
        onClose={shut}
        width={560}
        maxBodyHeight={320}
        footer={
          <>
            <Button look="quiet" onClick={shut}>
              返回
            </Button>
            <Button onClick={shut}>驳回 2 项</Button>
          </>
        }
      >
        <Field label="驳回理由" required hint="申请人会收到理由，可修改后重新提交。">
          <TextArea limit={100} />
        </Field>
      </Dialog>
      <Confirm
        open={open === 'confirm'}
        title="删除 3 件商品？"
        labels={{ act: '删除', back: '先不删除', close: '关闭' }}
        onAct={() => {
          shut();
          toast.ok('已删除 3 件商品');
        }}
        onClose={shut}
      >
        删除后可在“我的足迹”中找回。也可以移入收藏，下次一键加购。
      </Confirm>
      <Confirm
        open={open === 'danger'}
        tone="danger"
        title="取消这个订单？"
        labels={{ act: '取消订单', back: '先不取消', close: '关闭' }}
        onAct={shut}
        onClose={shut}
      >
        订单 26111300418276，取消后库存和优惠券会退回。
      </Confirm>
      <Drawer open={open === 'right'} title="筛选" labels={labels} onClose={shut} footer={<Button onClick={shut}>看 68 件商品</Button>}>
        额定电压、芯数、标称截面
      </Drawer>
      <Drawer open={open === 'bottom'} from="bottom" title="选择规格" labels={labels} onClose={shut}>
        3×240、3×185、3×150
      </Drawer>
    </>
  );
}
