import styles from './login-scene.module.css';

const towers = [
  { x: 140, y: 708, size: 0.72, light: 0.4 },
  { x: 470, y: 704, size: 0.6, light: 0.32 },
  { x: 760, y: 706, size: 0.76, light: 0.45 },
];
const lines = [0, 18, 36];

/** A transmission line at dusk. Decoration only. */
export function LoginScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1366 748" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--c-brand-900)" />
          <stop offset=".7" stopColor="var(--c-brand-800)" />
          <stop offset="1" stopColor="var(--c-brand-700)" />
        </linearGradient>
      </defs>
      <rect width="1366" height="748" fill="url(#dusk)" />
      <g stroke="#cfe9e3" strokeOpacity=".28" fill="none">
        {lines.map((down) => (
          <path
            key={down}
            transform={`translate(0 ${down})`}
            d="M-20 560Q60 600 140 548Q330 640 470 572Q640 646 760 540Q980 640 1386 470"
          />
        ))}
      </g>
      <path d="M0 690Q240 640 520 668T1060 652T1366 640V748H0z" fill="#000" opacity=".14" />
      {towers.map(({ x, y, size, light }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          opacity={light}
          stroke="#cfe9e3"
          strokeWidth={1.5 / size}
          fill="none"
          strokeLinejoin="round"
        >
          <path d="M-20 0L-6-220H6L20 0M-16-62l32-40M16-62l-32-40M-12-118l24-34M12-118l-24-34M-40-200h80M-40-176h80M-32-152h64M-6-220l6-16 6 16" />
        </g>
      ))}
      <path d="M0 722Q300 690 640 708T1366 690V748H0z" fill="#000" opacity=".2" />
    </svg>
  );
}
