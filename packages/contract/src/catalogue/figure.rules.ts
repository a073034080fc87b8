import { type Words, words } from '../kernel/language.ts';

/** What a maker states of one spec beside its axes, in the unit of its kind. */
export const figureKinds = ['no_load_loss_w', 'load_loss_w', 'impedance_percent', 'sound_db'] as const;
export type FigureKind = (typeof figureKinds)[number];

export const figureNames: Readonly<Record<FigureKind, Words>> = {
  no_load_loss_w: words('空载损耗', 'No-load loss', 'Pertes à vide', 'Pérdidas en vacío', 'Perdas em vazio', 'Потери холостого хода'),
  load_loss_w: words('负载损耗', 'Load loss', 'Pertes en charge', 'Pérdidas en carga', 'Perdas em carga', 'Нагрузочные потери'),
  impedance_percent: words(
    '短路阻抗',
    'Short-circuit impedance',
    'Impédance de court-circuit',
    'Impedancia de cortocircuito',
    'Impedância de curto-circuito',
    'Напряжение короткого замыкания',
  ),
  sound_db: words('声级', 'Sound level', 'Niveau sonore', 'Nivel sonoro', 'Nível sonoro', 'Уровень шума'),
};

export const figureUnits: Readonly<Record<FigureKind, string>> = {
  no_load_loss_w: ' W',
  load_loss_w: ' W',
  impedance_percent: '%',
  sound_db: ' dB(A)',
};
