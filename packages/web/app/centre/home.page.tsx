import { todayApi } from '@mall/contract/member/today.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useSession } from '../shell/use-session.ts';
import styles from './home.module.css';
import { HomeHead } from './home-head.tsx';
import { type HomePanel, mainPanels, sidePanels, widePanels } from './home-panels.tsx';
import { HomeWaiting } from './home-waiting.tsx';

const fields = { waiting: oneOf(['all'] as const) };
const questionOf = (all: boolean) => ask(todayApi.today, { query: all ? { all: '1' as const } : {} }, { staleMs: 0 });

/** Where a buyer starts the day: who he is here, what waits for him, and a glance at every room. */
export default function CentreHomePage() {
  const place = usePlace(fields);
  const found = useList(questionOf(place.at.waiting === 'all'));
  return (
    <div className={styles.page}>
      <HomeHead person={found.data?.person} />
      <HomeWaiting found={found} allHref={place.hrefOf({ waiting: 'all' })} />
      <Columns />
      <Panels panels={widePanels} />
    </div>
  );
}

/** Who has nothing for the wide column has the narrow one's panels side by side. */
function Columns() {
  const { may } = useSession();
  const isWide = mainPanels.some(({ right }) => right === undefined || may(right));
  return (
    <div className={isWide ? styles.columns : styles.alone}>
      {isWide && <Panels panels={mainPanels} />}
      <Panels panels={sidePanels} />
    </div>
  );
}

function Panels({ panels }: { panels: readonly HomePanel[] }) {
  const { may } = useSession();
  return (
    <div className={styles.column}>{panels.map(({ id, right, Panel }) => (right === undefined || may(right)) && <Panel key={id} />)}</div>
  );
}
