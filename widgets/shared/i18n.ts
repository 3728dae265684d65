import { setLocaleData } from '@wordpress/i18n';
import { list, record, shape, text } from '../../src/contracts/decode';
import { section } from '../../src/contracts/settings';

export { __, _n, _x, sprintf } from '@wordpress/i18n';

const decodeHeader = shape({ '': shape({ 'plural-forms': text('nplurals=2; plural=n != 1;') }) });

/**
 * Translations of the views, in Islas' own domain: PHP sends those of the islands it printed as the module
 * data's group `locale`, in Jed's shape. Imported by views only, so that they arrive together with a view.
 */
setLocaleData({ ...section('locale', record(list(text()))), ...section('locale', decodeHeader) }, 'islas');
