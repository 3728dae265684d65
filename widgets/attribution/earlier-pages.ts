import type { FieldPaths } from './visit';
import type { Shop } from './page-globals';

const USUAL_PARAMS = { session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true };

const USUAL_FIELDS = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/**
 * Completes the data of a page that a cache kept from an earlier version, which left out what WooCommerce says without a
 * filter. Returns the same object.
 */
export const completeEarlierPage = (shop: Shop): Shop & { fields: FieldPaths } => {
  const ajaxurl = `${location.origin}/wp-admin/admin-ajax.php`;
  Object.assign(shop.params, { ...USUAL_PARAMS, ajaxurl, ...shop.params });
  return Object.assign(shop, { fields: shop.fields ?? USUAL_FIELDS });
};
