const owned: Readonly<Record<string, string>> = {
  account: 'member role role_right member_role member_session sms_code front_menu audit_log agreement_text',
  content:
    'site hotline navigation adv adv_link hot_word floor floor_goods floor_link custom_class page_part article article_purchase feedback area country upload',
  company: 'company company_audit department purchase_unit',
  store: 'company_purchase store store_qualification store_freight_area store_class',
  catalogue:
    'activity_price goods_class brand brand_class store_main_class label attribute attribute_value class_price zone zone_rule zone_company recommendation catalogue_count goods goods_detail spec spec_stock stock_ledger goods_attribute goods_label spec_price_break',
  search: 'search_term goods_search search_word goods_change',
  marketing:
    'activity activity_target coupon member_coupon full_reduction_rule seckill_session seckill_goods time_limited_goods seckill_remind point_account point_ledger activity_buyer',
  member: 'member_address goods_favourite store_favourite footprint invoice_title message',
  order: 'trade shop_order order_line order_event order_export shipment shipment_line shipment_track',
  cart: 'cart_line',
  payment: 'pay_request pay_attempt pay_attempt_order pay_notice refund pay_voucher pay_alert',
  'after-sale': 'after_sale after_sale_line after_sale_event',
  review: 'review review_total',
  kernel: 'migration news',
};

/** The room that a table belongs to: it alone writes there, the others ask its verbs. */
export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(owned).flatMap(([room, tables]) => tables.split(' ').map((table): [string, string] => [table, room])),
);
