import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const auditErrors = failures('audit', {
  export_none: {
    words: words(
      '没有可导出的记录',
      'There is nothing to export',
      'Il n’y a rien à exporter',
      'No hay nada que exportar',
      'Não há nada para exportar',
      'Нечего выгружать',
    ),
  },
  export_many: {
    words: words(
      '一次最多导出 {most} 条，请缩小日期范围',
      'At most {most} rows at a time, please narrow the days',
      'Au plus {most} lignes à la fois, réduisez la période',
      'Como máximo {most} filas a la vez, reduzca los días',
      'No máximo {most} linhas por vez, reduza o período',
      'Не более {most} строк за раз, сократите период',
    ),
  },
});
