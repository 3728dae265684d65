import type { User } from '../../state/users';
import { json } from '../answers';
import { forbidden, notSignedIn, type RestAnswer, restError } from './rest';

/** Keys WooCommerce keeps under `woocommerce_meta` of a REST user. */
const META = [
  'variable_product_tour_shown activity_panel_inbox_last_read activity_panel_reviews_last_read',
  'categories_report_columns coupons_report_columns customers_report_columns orders_report_columns',
  'products_report_columns revenue_report_columns taxes_report_columns variations_report_columns',
  'dashboard_sections dashboard_chart_type dashboard_chart_interval dashboard_leaderboard_rows',
  'order_attribution_install_banner_dismissed scheduled_updates_promotion_notice_dismissed homepage_layout',
  'homepage_stats task_list_tracked_started_tasks android_app_banner_dismissed launch_your_store_tour_hidden',
  'coming_soon_banner_dismissed',
].flatMap((line) => line.split(' '));

const kinds = (kind: string): string[] =>
  ['edit_X', 'read_X', 'delete_X', 'edit_Xs', 'edit_others_Xs', 'publish_Xs', 'read_private_Xs', 'delete_Xs']
    .concat(['delete_private_Xs', 'delete_published_Xs', 'delete_others_Xs', 'edit_private_Xs', 'edit_published_Xs'])
    .concat(['manage_X_terms', 'edit_X_terms', 'delete_X_terms', 'assign_X_terms'])
    .map((name) => name.replace('X', kind));

const pages = (kind: string): string[] =>
  ['edit_X', 'edit_others_X', 'edit_published_X', 'publish_X', 'delete_X', 'delete_others_X', 'delete_published_X']
    .concat(['delete_private_X', 'edit_private_X', 'read_private_X'])
    .map((name) => name.replace('X', kind));

/** What WordPress and WooCommerce let an administrator do. */
const ADMINISTRATOR = [
  'switch_themes edit_themes activate_plugins edit_plugins edit_users edit_files manage_options moderate_comments',
  'manage_categories manage_links upload_files import unfiltered_html read',
  'level_10 level_9 level_8 level_7 level_6 level_5 level_4 level_3 level_2 level_1 level_0',
  'delete_users create_users unfiltered_upload edit_dashboard update_plugins delete_plugins install_plugins',
  'update_themes install_themes update_core list_users remove_users promote_users edit_theme_options delete_themes',
  'export manage_woocommerce create_customers view_woocommerce_reports',
]
  .flatMap((line) => line.split(' '))
  .concat(pages('posts'), pages('pages'), ['product', 'shop_order', 'shop_coupon'].flatMap(kinds), 'administrator');

const asFlags = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

const AVATAR = '/imagenes/vase-30.svg';

const seen = ({ id, login, firstName, lastName, role, meta }: User, origin: string) => ({
  id,
  name: `${firstName} ${lastName}`.trim() || login,
  url: origin,
  description: '',
  link: `${origin}/author/${login}/`,
  slug: login,
  avatar_urls: Object.fromEntries(['24', '48', '96'].map((size) => [size, `${origin}${AVATAR}`])),
  meta: { woocommerce_launch_your_store_tour_hidden: '', woocommerce_coming_soon_banner_dismissed: '' },
  is_super_admin: role === 'administrator',
  woocommerce_meta: Object.fromEntries(META.map((key) => [key, meta.get(key) ?? ''])),
  _links: {
    self: [
      {
        href: `${origin}/wp-json/wp/v2/users/${id}`,
        targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      },
    ],
    collection: [{ href: `${origin}/wp-json/wp/v2/users` }],
  },
});

/** The user as an editor sees it: what a POST answers. */
const edited = (user: User, origin: string) => {
  const view = seen(user, origin);
  return {
    ...view,
    username: user.login,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    locale: 'es_ES',
    nickname: user.login,
    roles: [user.role],
    registered_date: '2026-01-07T09:00:00+00:00',
    capabilities: asFlags(user.role === 'administrator' ? ADMINISTRATOR : ['read', 'customer']),
    extra_capabilities: asFlags([user.role]),
    meta: { persisted_preferences: [], ...view.meta },
  };
};

/** `wp/v2/users/{id|me}`: read, and the coming-soon dismissal (contract 4.7). */
export const users: RestAnswer = ({ exchange, method, params: [id], body, user }) => {
  if (!user) return id === 'me' ? notSignedIn() : forbidden(user, 'rest_user_cannot_view');
  const target = id === 'me' ? user : exchange.shop.users.find(Number(id));
  if (!target) return restError('rest_user_invalid_id', 'ID de usuario no válido.', 404);
  if (target !== user && user.role !== 'administrator') return forbidden(user, 'rest_cannot_edit');
  const { origin } = exchange.url;
  if (method === 'GET') return json(seen(target, origin));
  for (const [key, value] of Object.entries(Object(body.woocommerce_meta))) {
    if (META.includes(key)) target.meta.set(key, String(value));
  }
  return json(edited(target, origin));
};
