import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const compareErrors = failures('compare', {
  none: {
    words: words(
      '请选择商品！',
      'Select the products!',
      'Sélectionnez les produits !',
      '¡Seleccione los productos!',
      'Selecione os produtos!',
      'Выберите товары!',
    ),
  },
});
