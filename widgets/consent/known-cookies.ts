import type { ConsentConfig } from './consent-config';
import { isNecessary } from './decision';
import { means } from './cookie-names';

/** Cookies of known providers that are not necessary, whether this shop uses them or not (PHP: `Consent\Known`). */
export const KNOWN_OPTIONAL =
  '_ga _ga_* _gid _gat* __utma __utmb __utmc __utmz __utmt* _clck _clsk CLID _hjSessionUser_* _hjSession_* _hjFirstSeen _hjAbsoluteSessionInProgress _hjTLDTest _hjid _hjIncludedIn* _pk_id* _pk_ses* _pk_ref* mtm_consent* _ym_* yandexuid _gcl_* _gac_* IDE test_cookie NID __gads __gpi DSID _fbp _fbc fr datr _uetsid* _uetvid* _uetmsclkid MUID _ttp _tt_enable_cookie ttclid _pin_unauth _pinterest_ct_ua _derived_epik _epik li_sugr bcookie lidc UserMatchHistory AnalyticsSyncHistory li_fat_id _scid* sc_at mailchimp.cart.* mailchimp_* hubspotutk __hstc __hssc __hssrc cto_bundle uid VISITOR_INFO1_LIVE VISITOR_PRIVACY_METADATA YSC PREF vuid sp_t sp_landing personalization_id guest_id* muc_ads woocommerce_recently_viewed comment_author_* sbjs_migrations sbjs_current sbjs_current_add sbjs_first sbjs_first_add sbjs_udata sbjs_session';

/** Names that look like cookies that a shop needs (PHP: `Known\Functional::LOOKS`). */
export const LOOKS_FUNCTIONAL =
  'currenc|moneda|divisa|country|(?:^|[-_.])(?:lang|locale|idioma)|language|qtrans|googtrans|wglang|^_?(?:pll|trp|icl|wmc|wcml|wcpbc|woocs|aelia|wg)_|wpml|wcpbc|(?:^|[-_.])age[-_.]?(?:gate|verif|check|conf|limit|restrict|ok)|adult|(?:over|mayor)[-_]?(?:18|21)|(?:^|[-_.])edad|wish[-_]?list|wcwl|tinv|woosw|woosc|wlfmc|compare|favou?rite|deseos|^(?:aws[ae]lb|gclb|__cf|_cf|cf_|cflb|arraffinity|applicationgateway|bigip|serverid|incap_|visid_|nlbi_|sucuri|ak_bmsc|bm_s|_abck|datadome|styx|lb[-_]|ts01|srv)|sticky|haproxy|[-_]vary|^_?lscache|^x-|no[-_]?cache|cache[-_]?(?:bypass|bust|key|hash)|bypass|^w3tc|wpsgcache|^wfwaf|^breeze|^(?:wordpress|woocommerce|yith)_|^wp-|^wp_|^wc[-_]|^wcpay|cart|checkout|basket|^xoo|^woodmart|^evav|^wf_|notice|sess(?:ion)?(?:[-_.]?id)?$|phpsessid|csrf|xsrf|nonce|captcha|^wcf_|stripe|paypal|^ppc_|klarna|redsys|sequra|aplazame|mollie|adyen|(?:amazon|apple|google)[-_]?pay|^apay-|consent|gdpr|rgpd|^(?:__cmp|cmplz|cky|cli|uc|usprivacy|optanon|didomi|axeptio|termly|borlabs|osano|_iub|tarteau)|cookie[-_]?(?:law|policy|bar|banner|accept|script|first|yes|hub|control)|cookies?[-_]policy';

const known = KNOWN_OPTIONAL.split(' ');

/** Whether a cookie is known or listed as not necessary, so that a refusal blocks and deletes it. */
export const isOptional = (config: ConsentConfig, name: string): boolean =>
  !isNecessary(config, name) &&
  [...config.cookies.map((cookie) => cookie.name), ...known].some((each) => means(each, name));

/** Whether an unlisted name looks like a cookie that a shop needs. */
export const looksFunctional = (config: ConsentConfig, name: string): boolean =>
  RegExp(LOOKS_FUNCTIONAL, 'i').test(name) && !isOptional(config, name);
