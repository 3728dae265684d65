/**
 * WooCommerce's settings of order attribution, as they are without a filter. A page prints only those that differ (PHP's
 * `Tracking`), and all fields; earlier versions left these out too.
 */
export const USUAL_PARAMS = {
  session: 30,
  base64: false,
  prefix: 'wc_order_attribution_',
  allowTracking: true,
};

export const USUAL_FIELDS = {
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
