import { right } from '@mall/contract/account/rights.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { StoreReviewRow, storeReviewsOf, toStoreReview } from './store-reviews.queries.ts';

const name = words('商品评价', 'Reviews', 'Avis', 'Opiniones', 'Avaliações', 'Отзывы');

/** What buyers wrote of a store's goods; names are as everybody sees them. */
export const storeReviewsSheet = listSheet({
  kind: 'store_reviews',
  title: name,
  source: words('评价回复', 'Reviews', 'Avis', 'Opiniones', 'Avaliações', 'Отзывы'),
  sourceUrl: '/reviews',
  right: right('seller:reviews:handle'),
  filter: sellerReviewApi.export.body,
  row: StoreReviewRow,
  rows: (filter, sight) => storeReviewsOf(sight, filter),
  shown: (rows, _tx, language) => rows.map((row) => toStoreReview(row, language)),
  columns: [
    [words('时间', 'Time', 'Date', 'Fecha', 'Data', 'Время'), 20, ({ createDate }) => createDate],
    [words('商品', 'Goods', 'Article', 'Artículo', 'Produto', 'Товар'), 40, ({ goodsName }) => goodsName],
    [words('规格', 'Specification', 'Modèle', 'Modelo', 'Modelo', 'Исполнение'), 30, ({ specName }) => specName],
    [words('买家', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'), 16, ({ memberName }) => memberName],
    [words('星级', 'Stars', 'Étoiles', 'Estrellas', 'Estrelas', 'Звёзды'), 8, ({ stars }) => stars],
    [words('评价', 'Review', 'Avis', 'Opinión', 'Avaliação', 'Отзыв'), 60, ({ text }) => text],
    [words('追评', 'Added later', 'Ajouté', 'Añadido', 'Acrescentado', 'Дополнение'), 40, ({ append }) => append?.text ?? ''],
    [words('回复', 'Reply', 'Réponse', 'Respuesta', 'Resposta', 'Ответ'), 40, ({ reply }) => reply?.text ?? ''],
    [words('回复时间', 'Replied', 'Répondu le', 'Respondido', 'Respondido em', 'Время ответа'), 20, ({ reply }) => reply?.createDate ?? ''],
    [words('回复人', 'Replied by', 'Répondu par', 'Respondido por', 'Respondido por', 'Ответил'), 16, ({ replyBy }) => replyBy],
  ],
});
