import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const downloadErrors = failures('download', {
  busy: {
    words: words(
      '您有同类文件正在生成，请在下载中心查看进度',
      'A file of this kind is being made for you, see the download centre',
      'Un fichier de ce type est en préparation, voir le centre de téléchargement',
      'Se está preparando un archivo de este tipo, véalo en el centro de descargas',
      'Um arquivo deste tipo está sendo preparado, veja na central de downloads',
      'Такой файл уже готовится, см. центр загрузок',
    ),
  },
  waiting: {
    words: words(
      '文件正在生成，请稍候',
      'The file is being made, please wait',
      'Le fichier est en préparation, patientez',
      'El archivo se está preparando, espere',
      'O arquivo está sendo preparado, aguarde',
      'Файл готовится, подождите',
    ),
  },
  moved: {
    words: words(
      '文件状态已变化，请刷新',
      'The file has changed, please refresh',
      'Le fichier a changé, actualisez la page',
      'El archivo ha cambiado, actualice',
      'O arquivo mudou, atualize a página',
      'Состояние файла изменилось, обновите страницу',
    ),
  },
  gone: {
    words: words(
      '文件已过期清理，请按原条件再生成',
      'The file has expired, please have it made again',
      'Le fichier a expiré, faites-le refaire',
      'El archivo ha caducado, vuelva a generarlo',
      'O arquivo expirou, gere-o novamente',
      'Срок файла истёк, создайте его заново',
    ),
  },
  failed: {
    words: words(
      '系统繁忙，文件未能生成，请再试一次',
      'The file could not be made, please try again',
      'Le fichier n’a pas pu être créé, réessayez',
      'No se pudo crear el archivo, inténtelo de nuevo',
      'Não foi possível criar o arquivo, tente novamente',
      'Не удалось создать файл, попробуйте ещё раз',
    ),
  },
  none: {
    words: words(
      '没有符合条件的记录，无需导出',
      'No rows to export',
      'Aucune ligne à exporter',
      'No hay filas que exportar',
      'Não há linhas para exportar',
      'Нет строк для выгрузки',
    ),
  },
  many: {
    words: words(
      '超过 {most} 行，一张表放不下，请缩小条件',
      'More than {most} rows do not fit into one sheet, please narrow the filter',
      'Plus de {most} lignes ne tiennent pas dans une feuille, affinez le filtre',
      'Más de {most} filas no caben en una hoja, limite el filtro',
      'Mais de {most} linhas não cabem em uma planilha, restrinja o filtro',
      'Более {most} строк не поместятся на одном листе, уточните фильтр',
    ),
  },
  daily: {
    words: words(
      '个人数据副本每天只能申请一次',
      'A copy of your data can be asked for once a day',
      'Une copie de vos données peut être demandée une fois par jour',
      'La copia de sus datos se puede pedir una vez al día',
      'A cópia dos seus dados pode ser pedida uma vez por dia',
      'Копию данных можно запросить раз в день',
    ),
  },
});
