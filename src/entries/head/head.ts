/**
 * The script of every page's head, which runs before all others and before first paint. jQuery on demand and order
 * attribution wait until a page calls them. Consent, which throws where a browser does not connect tabs, is last.
 */
import '../../../widgets/attribution/head/attribution-head';
import './event-buffer';
import '../../../widgets/jquery/head/jquery-head';
import '../../../widgets/consent/head/consent-head';
