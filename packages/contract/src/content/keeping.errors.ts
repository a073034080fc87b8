import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused to whoever keeps the pages and texts of the mall. */
export const keepingErrors = failures('content', {
  draft_changed: {
    words: words(
      '{name} 刚刚保存了另一份草稿，请刷新后再改',
      '{name} has just saved another draft, please load it before you go on',
      '{name} vient d’enregistrer un autre brouillon, rechargez la page',
      '{name} acaba de guardar otro borrador, recargue la página',
      '{name} acabou de salvar outro rascunho, recarregue a página',
      '{name} только что сохранил(а) другой черновик, обновите страницу',
    ),
  },
  nothing_changed: {
    words: words(
      '草稿与线上版本相同，无需发布',
      'The draft is the same as what is live',
      'Le brouillon est identique à la version en ligne',
      'El borrador es igual a lo publicado',
      'O rascunho é igual ao que está no ar',
      'Черновик не отличается от опубликованного',
    ),
  },
  version_gone: {
    words: words(
      '该版本已不在此状态，请刷新',
      'This version is no longer in that state, please reload',
      'Cette version a changé d’état, rechargez',
      'Esta versión cambió de estado, recargue',
      'Esta versão mudou de estado, recarregue',
      'Состояние версии изменилось, обновите страницу',
    ),
  },
  moment_past: {
    words: words(
      '定时发布须晚于现在，且在一年之内',
      'The moment must be later than now, within a year',
      'Le moment doit être à venir, d’ici un an',
      'El momento debe ser posterior a ahora, dentro de un año',
      'O momento deve ser depois de agora, em até um ano',
      'Время должно быть позже текущего, в пределах года',
    ),
  },
  moment_wrong: {
    words: words('时间不正确', 'This is no time', 'Heure incorrecte', 'Hora incorrecta', 'Horário incorreto', 'Неверное время'),
  },
  span_wrong: {
    words: words(
      '结束时间须晚于开始时间',
      'The end must come after the start',
      'La fin doit suivre le début',
      'El fin debe ser posterior al inicio',
      'O fim deve ser depois do início',
      'Окончание должно быть позже начала',
    ),
  },
  link_wrong: {
    words: words(
      '链接没有指向任何内容，请选择目标或填写地址',
      'This link leads nowhere, choose a target or give an address',
      'Ce lien ne mène nulle part, choisissez une cible',
      'Este enlace no lleva a nada, elija un destino',
      'Este link não leva a nada, escolha um destino',
      'Ссылка никуда не ведёт, выберите цель',
    ),
  },
  target_gone: {
    words: words(
      '“{name}”的链接指向不存在的编号 {id}',
      'The link of “{name}” leads to number {id}, which does not exist',
      'Le lien de « {name} » mène au numéro {id}, qui n’existe pas',
      'El enlace de «{name}» lleva al número {id}, que no existe',
      'O link de “{name}” leva ao número {id}, que não existe',
      'Ссылка «{name}» ведёт на номер {id}, которого нет',
    ),
  },
  floor_full: {
    words: words(
      '该楼层样式放不下这些商品，请移出多余的商品',
      'The style of this floor has no room for all its goods, please take some out',
      'Ce style d’étage n’a pas de place pour tous ces articles, retirez-en',
      'Este estilo no tiene sitio para todos los productos, quite algunos',
      'Este estilo não tem lugar para todos os produtos, retire alguns',
      'В этом стиле нет места для всех товаров, уберите лишние',
    ),
  },
  address_wrong: {
    words: words(
      '地址须以 / 或 http(s):// 开头',
      'An address begins with / or http(s)://',
      'L’adresse commence par / ou http(s)://',
      'La dirección empieza con / o http(s)://',
      'O endereço começa com / ou http(s)://',
      'Адрес начинается с / или http(s)://',
    ),
  },
  picture_unknown: {
    words: words(
      '图片地址不正确，请重新上传',
      'This picture is unknown, please upload it again',
      'Image inconnue, renvoyez-la',
      'Imagen desconocida, súbala de nuevo',
      'Imagem desconhecida, envie-a de novo',
      'Изображение не найдено, загрузите ещё раз',
    ),
  },
  picture_missing: {
    words: words(
      '请上传图片',
      'Please upload a picture',
      'Ajoutez une image',
      'Suba una imagen',
      'Envie uma imagem',
      'Загрузите изображение',
    ),
  },
  group_missing: {
    words: words('请填写分组', 'Please give the group', 'Indiquez le groupe', 'Indique el grupo', 'Informe o grupo', 'Укажите группу'),
  },
  word_long: {
    words: words(
      '热词最多 20 个字',
      'A hot word has at most 20 signs',
      '20 caractères au plus',
      '20 caracteres como máximo',
      'No máximo 20 caracteres',
      'Не более 20 знаков',
    ),
  },
  word_taken: {
    words: words(
      '已有相同的热词',
      'This hot word is there already',
      'Ce mot existe déjà',
      'Esta palabra ya existe',
      'Esta palavra já existe',
      'Такое слово уже есть',
    ),
  },
  key_wrong: {
    words: words(
      '标识须为小写字母开头的字母、数字与下划线',
      'A key is small letters, digits and underscores, a letter first',
      'Clé : minuscules, chiffres et tirets bas, une lettre d’abord',
      'Clave: minúsculas, cifras y guiones bajos, primero una letra',
      'Chave: minúsculas, números e sublinhados, começando por letra',
      'Ключ: строчные буквы, цифры и подчёркивания, первой идёт буква',
    ),
  },
  key_taken: {
    words: words(
      '该活动标识已被使用',
      'A campaign has this key already',
      'Une campagne a déjà cette clé',
      'Una campaña ya tiene esta clave',
      'Uma campanha já tem esta chave',
      'Такой ключ уже занят',
    ),
  },
  adv_of_layout: {
    words: words(
      '该广告位随首页装修发布，请到首页装修修改',
      'These pictures are published with their page, please change them there',
      'Ces images se publient avec leur page, modifiez-les là',
      'Estas imágenes se publican con su página, cámbielas allí',
      'Estas imagens são publicadas com a página, altere-as lá',
      'Эти изображения публикуются вместе со страницей, измените их там',
    ),
  },
  area_wrong: {
    words: words(
      '地区代码已存在或上级不正确（最多三级）',
      'The number is taken, or the area above is not right (three levels at most)',
      'Code déjà pris ou zone supérieure incorrecte (trois niveaux au plus)',
      'Código ya usado o zona superior incorrecta (tres niveles como máximo)',
      'Código já usado ou área superior incorreta (no máximo três níveis)',
      'Код занят или неверен вышестоящий регион (не более трёх уровней)',
    ),
  },
  area_used: {
    words: words(
      '该地区下还有地区，或已被地址、企业、店铺、运费使用，不能删除，可以隐藏',
      'Areas below it, addresses, companies, stores or freight name this area; it can be hidden, not removed',
      'Cette zone est utilisée ; masquez-la au lieu de la supprimer',
      'Esta zona está en uso; ocúltela en lugar de eliminarla',
      'Esta área está em uso; oculte-a em vez de excluí-la',
      'Этот регион используется; его можно скрыть, но не удалить',
    ),
  },
  nest_wrong: {
    words: words(
      '上级不正确：只能放在同一页面的一级之下',
      'It can stand below one of the first level of the same page alone',
      'Placez-le sous un premier niveau de la même page',
      'Solo puede estar bajo un primer nivel de la misma página',
      'Só pode ficar sob um primeiro nível da mesma página',
      'Можно разместить только под первым уровнем той же страницы',
    ),
  },
  text_empty: {
    words: words(
      '正文为空，不能发布',
      'The text is empty and cannot be published',
      'Le texte est vide',
      'El texto está vacío',
      'O texto está vazio',
      'Текст пуст, публиковать нечего',
    ),
  },
  text_waiting: {
    words: words(
      '已设置定时发布，请先取消定时再修改',
      'It is scheduled, take the moment back before you change it',
      'Publication programmée, annulez-la avant de modifier',
      'Está programado, cancele antes de cambiarlo',
      'Está agendado, cancele antes de mudar',
      'Публикация запланирована, сначала отмените её',
    ),
  },
  text_published: {
    words: words(
      '已发布过的内容不能删除，可以下线',
      'What was published cannot be removed, but taken away from its readers',
      'Un texte publié ne se supprime pas, il se retire',
      'Lo publicado no se elimina, se retira',
      'O que foi publicado não se exclui, retira-se',
      'Опубликованное нельзя удалить, его можно снять',
    ),
  },
  agreement_stays: {
    words: words(
      '协议必须始终有线上版本，不能下线',
      'An agreement is always there and cannot be taken away',
      'Un accord reste toujours en ligne',
      'Un acuerdo siempre permanece publicado',
      'Um acordo fica sempre no ar',
      'Соглашение нельзя снять с публикации',
    ),
  },
});
