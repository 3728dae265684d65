import type { PageFeature } from '../../src/runtime/page-feature';
import { dismissNotice } from './dismissals';
import { alertNotice, storeNotice, storeNotices } from './island';

export const pageFeature: PageFeature = {
  flag: 'page',
  islands: [storeNotice, storeNotices, alertNotice],
  actions: { 'notice.dismiss': dismissNotice },
};
