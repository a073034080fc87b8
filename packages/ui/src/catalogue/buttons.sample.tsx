import { Button } from '../button.tsx';
import { CartIcon } from '../icons/cart-icon.tsx';
import { UploadIcon } from '../icons/upload-icon.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const looks = ['primary', 'amber', 'line', 'quiet', 'danger', 'text'] as const;
const words = { primary: '加入购物车', amber: '立即购买', line: '发布询价', quiet: '清除筛选', danger: '取消订单', text: '修改' };

export function ButtonsSample() {
  return (
    <>
      <Sample name="按钮的六种样子">
        <div className={styles.row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {words[look]}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="深色底上的幽灵按钮">
        <div className={styles.dark}>
          <Button look="ghost">了解详情</Button>
        </div>
      </Sample>
      <Sample name="小、默认、大、通栏">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button size="s" look="line">
              去付款
            </Button>
            <Button>去付款</Button>
            <Button size="l" icon={<CartIcon />}>
              加入购物车
            </Button>
          </div>
          <Button block size="l">
            登录
          </Button>
        </div>
      </Sample>
      <Sample name="提交中、不可用、链接、带图标">
        <div className={styles.row}>
          <Button busy>提交中</Button>
          <Button look="quiet" busy>
            载入中
          </Button>
          <Button disabled>不可用</Button>
          <Button href="#buttons" look="line">
            去企业认证
          </Button>
          <Button look="quiet" icon={<UploadIcon size={16} />}>
            快速下单
          </Button>
        </div>
      </Sample>
    </>
  );
}
