import type { AuditRow } from '@mall/contract/account/audit.api.ts';
import { words } from '@mall/contract/kernel/language.ts';
import type { SheetColumn } from '../download/list-sheet.ts';

const results = {
  done: words('成功', 'Done', 'Fait', 'Hecho', 'Feito', 'Сделано'),
  refused: words('被拒绝', 'Refused', 'Refusé', 'Rechazado', 'Recusado', 'Отказано'),
};

/** The columns of the trail as a sheet, a company's and the mall's. */
export const auditColumns: readonly SheetColumn<AuditRow>[] = [
  [words('时间', 'Time', 'Heure', 'Hora', 'Hora', 'Время'), 20, ({ time }) => time],
  [words('操作人', 'Who', 'Qui', 'Quién', 'Quem', 'Кто'), 14, ({ memberName }) => memberName],
  [words('动作', 'What', 'Quoi', 'Qué', 'O quê', 'Что'), 26, ({ event }) => event],
  [words('对象', 'About', 'Objet', 'Sobre', 'Sobre', 'О чём'), 44, ({ about }) => about],
  [words('结果', 'Result', 'Résultat', 'Resultado', 'Resultado', 'Итог'), 10, ({ result }, language) => results[result][language]],
  [words('原因', 'Why', 'Motif', 'Motivo', 'Motivo', 'Причина'), 30, ({ reason }) => reason],
  [words('来源地址', 'Address', 'Adresse', 'Dirección', 'Endereço', 'Адрес'), 18, ({ address }) => address],
  [words('设备', 'Device', 'Appareil', 'Dispositivo', 'Dispositivo', 'Устройство'), 22, ({ device }) => device],
  [
    words('前后', 'Before and after', 'Avant et après', 'Antes y después', 'Antes e depois', 'До и после'),
    60,
    ({ changes }) => changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('; '),
  ],
];
