import { type Words, words } from '../kernel/language.ts';

export type PlaceKind = 'here' | 'inside' | 'unknown';

/** Where an address is that no network of the mall's own list holds. */
export const placeWords: Readonly<Record<PlaceKind, Words>> = {
  here: words('本机', 'This computer', 'Cet ordinateur', 'Este equipo', 'Este computador', 'Этот компьютер'),
  inside: words('内网', 'Internal network', 'Réseau interne', 'Red interna', 'Rede interna', 'Внутренняя сеть'),
  unknown: words('未知地区', 'Unknown place', 'Lieu inconnu', 'Lugar desconocido', 'Local desconhecido', 'Неизвестное место'),
};
