const owned: Readonly<Record<string, string>> = {
  download: 'download download_event own_data_asking',
  account:
    'member role role_right member_role member_session sms_code email_link front_menu audit_log agreement_text agreement_consent second_factor recovery_code trusted_device sign_in_ticket key_giving account_closing account_closing_event work_item_claim identity_provider identity_link partner partner_key partner_use partner_link social_binding social_ticket use_token',
  content:
    'site navigation adv adv_link hot_word floor floor_goods floor_link custom_class page_part article article_purchase feedback area country upload upload_shown upload_arriving layout_version layout_draft page_change article_version article_draft',
  company:
    'company company_audit company_version company_draft bank_check department purchase_unit cost_centre sub_account company_invitation company_invitation_event company_invitation_text',
  store:
    'company_purchase store store_qualification store_freight_area store_class store_application store_application_version store_application_event store_application_draft store_class_term store_event store_decoration store_decoration_draft store_preview store_paper_version',
  catalogue:
    'activity_price agreed_price goods_class brand brand_class store_main_class label attribute attribute_value class_price zone zone_rule zone_company zone_price zone_price_change recommendation catalogue_count goods goods_detail spec spec_stock stock_ledger goods_attribute goods_label spec_price_break spec_figure spec_price_change goods_event goods_draft goods_version stock_count class_publication freight_template freight_row group_price goods_import goods_import_event goods_import_row goods_import_fault',
  search: 'search_term goods_search search_word goods_change search_synonym plate_rule',
  marketing:
    'activity activity_target coupon member_coupon full_reduction_rule seckill_session seckill_goods time_limited_goods seckill_remind point_account point_ledger point_rules activity_buyer seckill_application seckill_application_event group_buy group_step group_member group_event',
  member: 'member_address goods_favourite store_favourite footprint invoice_title message message_preference message_post saved_view',
  project: 'project project_event project_booking project_movement',
  approval:
    'approval_setting approval_process approval_version approval_process_event approval_request approval_task approval_event approval_delegation oa_connection oa_push oa_callback oa_refusal',
  credit:
    'credit_account credit_account_event credit_application credit_application_event credit_act credit_act_event credit_ledger credit_order_due',
  order:
    'trade shop_order order_line order_event shipment shipment_line shipment_track credit_review credit_review_event credit_review_order price_change price_change_line price_change_event order_acceptance order_difference',
  cart: 'cart_line',
  payment:
    'pay_request pay_attempt pay_attempt_order pay_notice refund pay_voucher pay_alert wrong_payment wrong_payment_event bank_statement bank_line',
  'after-sale': 'after_sale after_sale_line after_sale_event',
  review: 'review review_total review_report',
  billing: 'bill_option bill bill_event bill_entry bill_line bill_dispute bill_payment bill_payment_event bill_sheet',
  invoice: 'invoice invoice_cover invoice_event invoice_ask invoice_receiver invoice_qualification tax_gateway',
  inquiry:
    'inquiry inquiry_line inquiry_file inquiry_event invitation invitation_event quotation quote_draft quote_file inquiry_question inquiry_voucher inquiry_voucher_event inquiry_block',
  agreement: 'agreement agreement_line agreement_event agreement_file agreement_signature agreement_seal agreement_key',
  procurement: 'procurement_list procurement_list_line standing_order standing_order_event standing_order_run material_code',
  open: 'open_key open_call open_once open_hook open_delivery',
  punchout: 'punchout_connection punchout_cart punchout_visit punchout_order punchout_paper',
  figures: 'figure_salt figure_mark figure_day sold_day sold_payer sold_kept sold_change sold_goods_change',
  kernel: 'migration news setting setting_change setting_picture mall_node wire_key',
};

/** The room that a table belongs to: it alone writes there, the others ask its verbs. */
export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(owned).flatMap(([room, tables]) => tables.split(' ').map((table): [string, string] => [table, room])),
);
