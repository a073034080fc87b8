type Row = { itemNumber: string; price: string };

/** Rows of a sheet as they are pasted: item number and price, parted by a tab, a comma or spaces; without a price it is taken away. */
export const rowsOf = (pasted: string): Row[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [itemNumber = '', price = ''] = line.split(/[\t,，;；]\s*|\s+/);
      return { itemNumber, price: price.replace(/^[¥￥]/, '') };
    });
