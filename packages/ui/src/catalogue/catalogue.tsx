import { ButtonsSample } from './buttons.sample.tsx';
import styles from './catalogue.module.css';
import { ChoicesSample } from './choices.sample.tsx';
import { FeedbackSample } from './feedback.sample.tsx';
import { GoodsSample } from './goods.sample.tsx';
import { InputsSample } from './inputs.sample.tsx';
import { ListsSample } from './lists.sample.tsx';
import { MarksSample } from './marks.sample.tsx';
import { ThemeSample } from './theme.sample.tsx';
import { WorkSample } from './work.sample.tsx';

const groups = [
  { id: 'buttons', name: '按钮', Group: ButtonsSample },
  { id: 'inputs', name: '表单', Group: InputsSample },
  { id: 'choices', name: '日期、选择与金额', Group: ChoicesSample },
  { id: 'work', name: '表格、文件、抽屉与图表', Group: WorkSample },
  { id: 'marks', name: '价格与标记', Group: MarksSample },
  { id: 'goods', name: '商品', Group: GoodsSample },
  { id: 'lists', name: '列表与状态', Group: ListsSample },
  { id: 'feedback', name: '反馈', Group: FeedbackSample },
  { id: 'theme', name: '主题与图标', Group: ThemeSample },
];

/** Every component in every state; the web mounts it at /dev/ui while developing. */
export function Catalogue() {
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-label="组件目录" className={styles.nav}>
        {groups.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        <h1 className="sr">组件目录</h1>
        {groups.map(({ id, name, Group }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
            <h2 id={`${id}-title`}>{name}</h2>
            <Group />
          </section>
        ))}
      </main>
    </div>
  );
}
