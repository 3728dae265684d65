<?php

// Generated from php-plugin/src/*/js/*.js by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Minified.

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Scripts that are printed into a page.
 */
final class InlineScripts
{
    /** `php-plugin/src/Admin/js/copy-link.js` */
    public const COPY_LINK = '{const e=document.querySelector("[data-islas-copy]"),t=document.getElementById(e.dataset.islasCopy);e.hidden=!1,e.addEventListener("click",async()=>{t.select();try{await navigator.clipboard.writeText(t.value),e.textContent=e.dataset.islasCopied}catch{document.execCommand("copy")}})}';

    /** `php-plugin/src/Admin/js/report-errors.js` */
    public const REPORT_ERRORS = '{const e=new Set,a=(a,r,s)=>{const n=/\\/islas\\/build\\/([\\w.-]+\\.js)/.exec(r),t=n?n[1]:s;if(!t||e.has(a)||e.size>4||!__MAY_SEND__)return;e.add(a);const d=new URLSearchParams({...__FIELDS__,message:a,file:t});fetch(__URL__,{method:"POST",body:d,keepalive:!0}).catch(()=>{})},r=e=>e&&e.stack||"";addEventListener("error",({message:e,filename:s,error:n})=>a(`${e}`,`${s} ${r(n)}`)),addEventListener("islas:island-error",({detail:{name:e,code:s,error:n}})=>a(`${s}: ${n}`,r(n),e)),addEventListener("unhandledrejection",({reason:e})=>a(`${e}`,r(e)))}';

    /** `php-plugin/src/Analytics/js/update-log.js` */
    public const UPDATE_LOG = '{const{address:e="",nonce:t=""}=document.currentScript.dataset,n=document.querySelector("#islas-analytics-log tbody"),c=(e,t)=>{const n=document.createElement(e);return n.append(...t),n},a=async()=>{if(document.hidden)return;const a=await fetch(e,{headers:{"X-WP-Nonce":t}});if(!a.ok)return;const{rows:r}=await a.json();r.length&&n.replaceChildren(...r.map(e=>c("tr",e.map(e=>c("td",[e])))))};setInterval(()=>a().catch(()=>{}),4e3)}';

    /** `php-plugin/src/Attribution/js/note-tracking.js` */
    public const NOTE_TRACKING = '"object"==typeof wc_order_attribution&&(wc_order_attribution.setOrderTracking=function(t){wc_order_attribution.asked=t});';

    /** `php-plugin/src/Cart/js/tell-views.js` */
    public const TELL_VIEWS = 'addEventListener("click",({target:t})=>{const e=t.closest?.("[data-wp-on--click$=\\"product-collection::actions.viewProduct\\"]"),c=e?.closest("[data-wp-context*=\\"/products::{\\"]")?.dataset.wpContext;if(!c||document.querySelector("link[href*=\\"/stores/woocommerce/product\\"]"))return;const o=e.closest("[data-wp-interactive$=\\"/product-collection\\"]"),[{productId:d},{collection:n}]=[c,o?.dataset.wpContext??"{}"].map(t=>JSON.parse(t.slice(t.indexOf("{")))),l={collection:n,productId:d};document.body.dispatchEvent(new CustomEvent("wc-blocks_viewed_product",{bubbles:!0,cancelable:!0,detail:l}))},!0);';

    /** `php-plugin/src/Consent/js/feed-consent-api.js` */
    public const FEED_CONSENT_API = '{const s=window.islas&&window.islas.consent,n=()=>{for(const n of["functional","preferences","statistics-anonymous","statistics","marketing"])wp_set_consent(n,s.has(n)?"allow":"deny")};s&&("undecided"!==s.get().status&&n(),document.addEventListener("islas:consent-changed",n))}';

    /** `php-plugin/src/Consent/js/keep-edits.js` */
    public const KEEP_EDITS = '{const e="islas_consent_edits",t=document.getElementById("islas-consent-form"),s=document.getElementById("islas-consent-edits"),n=()=>[...t.elements].filter(e=>e.matches("input:not([type=hidden]), select")),i=e=>e instanceof HTMLInputElement&&"checkbox"===e.type,o=e=>e.name+(i(e)?` ${e.value}`:""),a=e=>i(e)?e.checked:e.value,r=new Map(n().map(e=>[o(e),a(e)])),d=JSON.parse(sessionStorage.getItem(e)||"null")||{};let c=!1;const m=()=>{const t=n().filter(e=>e.name&&a(e)!==r.get(o(e))).map(e=>[o(e),a(e)]);t.length&&!c?sessionStorage.setItem(e,JSON.stringify({edits:Object.fromEntries(t)})):c||sessionStorage.removeItem(e)};if(d.isSaving&&/[?&]islas-said=(saved|mended|refused|conflict)\\b/.test(location.search))sessionStorage.removeItem(e);else if(d.edits){for(const e of n()){const t=d.edits[o(e)];"boolean"==typeof t?e.checked=t:"string"==typeof t&&(e.value=t)}m(),s.hidden=!sessionStorage.getItem(e),t.dispatchEvent(new Event("input"))}t.addEventListener("change",m),t.addEventListener("input",m),t.addEventListener("submit",({submitter:t})=>{if(t?.getAttribute("formtarget"))return;m();const{edits:s}=JSON.parse(sessionStorage.getItem(e)||"{}");sessionStorage.setItem(e,JSON.stringify({edits:s,isSaving:!0})),c=!0}),s.querySelector("button")?.addEventListener("click",()=>{sessionStorage.removeItem(e),location.reload()})}';

    /** `php-plugin/src/Consent/js/search-cookies.js` */
    public const SEARCH_COOKIES = '{const e=document.getElementById("islas-cookie-search"),t=e.closest("section"),o=t.querySelector("[data-islas-count]"),n=e=>e.normalize("NFD").replace(/[\\u0300-\\u036f]/g,"").trim().toLowerCase(),s=e=>[...e.cells].map(e=>{const t=e.querySelector("input, select");return t?"selectedOptions"in t?t.selectedOptions[0].text:t.value:e.textContent}).join(" ");let l=0;e.addEventListener("input",r=>{r.stopPropagation();const a=n(e.value);let c=0;for(const e of t.querySelectorAll("tbody tr:not([data-islas-new])")){const t=n(s(e)).includes(a);e.hidden=!t,c+=Number(t)}clearTimeout(l),l=setTimeout(()=>{o.textContent=a&&(o.dataset.islasCount||"").replace("%d",String(c))},600)}),e.form.addEventListener("submit",e=>e.preventDefault()),t.querySelector("button").remove()}';

    /** `php-plugin/src/Consent/js/update-preview.js` */
    public const UPDATE_PREVIEW = '{const e=document.getElementById("islas-consent-form"),t=e.querySelector("[formtarget]");let n=0;e.addEventListener("input",()=>{clearTimeout(n),n=setTimeout(()=>e.requestSubmit(t),400)})}';

    /** `php-plugin/src/Fields/js/enable-select-style.js` */
    public const ENABLE_SELECT_STYLE = '(window["select2-css"]||{}).disabled=!1;';

    /** `php-plugin/src/Fields/js/load-data.js` */
    public const LOAD_DATA = '{let e,t,c;const n=c=>{const n=new XMLHttpRequest;n.open("GET",c,!1),n.send(),e=JSON.parse(RegExp("^var "+__NAME__+" = (.+);$","m").exec(n.responseText)[1]),t=!0};Object.defineProperty(window,__NAME__,{configurable:!0,enumerable:!0,get(){if(!t&&!c){c=!0;try{n(__URL__)}catch{try{n(location.pathname+"?"+(/\\bpage_id=\\d+&?/.exec(location.search+"&")||"")+"islas_data=page")}catch{}}}return e},set(c){const n=document.currentScript;t&&n&&n.src&&n.src.includes(__FILE__)||(e=c,t=!0)}})}';

    /** `php-plugin/src/Gallery/js/withdraw-names.js` */
    public const WITHDRAW_NAMES = '{const e=/(?:flex-viewport|flex-control-nav flex-control-thumbs|woocommerce-product-gallery__trigger) (?=islas-)/g,t=t=>t.replace(e,""),o=()=>{for(const e of document.querySelectorAll("[class*=\\"islas-gallery__\\"]"))e.className=t(e.className);const e="data-product_variations";for(const o of document.querySelectorAll(`[${e}]`))o.setAttribute(e,t(o.getAttribute(e)));const o=window.wc_variation_gallery_defaults;for(const e in o)o[e]=t(o[e])};o(),document.addEventListener("readystatechange",o,{once:!0})}';

    /** `php-plugin/src/JQuery/js/scroll-to-notices.js` */
    public const SCROLL_TO_NOTICES = '!function(e){window.jQuery?e():addEventListener("DOMContentLoaded",e)}(function(){var e=window.jQuery;e&&!e.scroll_to_notices&&(e.scroll_to_notices=function(o){var t=e(o).first(),n=matchMedia("(prefers-reduced-motion: reduce)").matches,r=t.offset();r&&e("html,body").animate({scrollTop:r.top-100},n?0:1e3)})});';

    /** `php-plugin/src/Platform/js/move-skip-link.js` */
    public const MOVE_SKIP_LINK = '{const e=document.querySelector(".islas-skip-link"),t=document.getElementById(e.hash.slice(1))||document.querySelector("main, [role=\\"main\\"], #content, #primary");t&&(t.id=t.id||e.hash.slice(1),e.setAttribute("href","#"+t.id),e.hidden=!1,document.body.prepend(e))}';

    /** `php-plugin/src/Platform/js/preview-page.js` */
    public const PREVIEW_PAGE = '{const e=new Map;Object.defineProperty(document,"cookie",{configurable:!0,get:()=>[...e].map(([e,t])=>e+"="+t).join("; "),set(t){const[,n,i,o]=/^\\s*([^=;]*)=?([^;]*)(.*)$/s.exec(t),a=/max-age=\\s*(-?\\d+)/i.exec(o),r=/expires=([^;]+)/i.exec(o);(a?+a[1]<=0:r&&Date.parse(r[1])<=Date.now())?e.delete(n.trim()):e.set(n.trim(),i.trim())}}),Object.defineProperty(window,"cookieStore",{configurable:!0,value:void 0});const t=e=>e.origin===location.origin&&!/\\/wp-(admin|login)/.test(e.pathname),n=e=>{const n=new URL(e,location.href);return t(n)&&n.searchParams.set(__NAME__,__VALUE__),n.href};addEventListener("click",({target:e})=>{const t=e.closest&&e.closest("a[href]"),i=t&&t.getAttribute("href");i&&!/^(#|[a-z]+:(?!\\/\\/))/i.test(i)&&(t.href=n(i))},!0),addEventListener("submit",({target:e})=>{if(t(new URL(e.action,location.href)))if("get"===e.method){const t=document.createElement("input");Object.assign(t,{type:"hidden",name:__NAME__,value:__VALUE__}),e.append(t)}else e.setAttribute("action",n(e.getAttribute("action")||location.href))},!0),document.documentElement.dataset.islasPreview=""}';

    /** `php-plugin/src/Platform/js/register-block.js` */
    public const REGISTER_BLOCK = '!function(e,n){var r=e.element.createElement;e.blocks.registerBlockType(n,{edit:function(){var l=r(e.serverSideRender,{block:n});return r("div",e.blockEditor.useBlockProps(),r(e.components.Disabled,null,l))},save:function(){return null}})}(wp,__BLOCK__);';
}
