/** A listing rendered through AJAX prints add links to the AJAX address itself (W-55). */
export declare const isAjaxAddress: (url: string) => boolean;
/** Address of the product's page: the card's own link, else WordPress's short link, which redirects there. */
export declare const productPage: (button: HTMLElement) => string;
