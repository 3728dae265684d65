<?php

// Generated from php-plugin/src/*/js/*.js by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Scripts keep their lines.

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Scripts that are printed into a page.
 */
final class InlineScripts
{
    /** `php-plugin/src/Admin/js/copy-link.js` */
    public const COPY_LINK = '{
	const button = document.querySelector("[data-islas-copy]");
	const field = document.getElementById(button.dataset.islasCopy);
	button.hidden = false;
	button.addEventListener("click", async () => {
		field.select();
		try {
			await navigator.clipboard.writeText(field.value);
			button.textContent = button.dataset.islasCopied;
		} catch {
			document.execCommand("copy");
		}
	});
}';

    /** `php-plugin/src/Admin/js/report-errors.js` */
    public const REPORT_ERRORS = 'function reportErrors(address, fields, category) {
	const sent = new Set();
	const send = (message, places, island) => {
		const found = /\\/islas\\/build\\/([\\w.-]+\\.js)/.exec(places);
		const file = found ? found[1] : island;
		if (!file || sent.has(message) || sent.size > 4) return;
		if (category && !window.wp_has_consent?.(category)) return;
		sent.add(message);
		const body = new URLSearchParams({
			...fields,
			message,
			file
		});
		fetch(address, {
			method: "POST",
			body,
			keepalive: true
		}).catch(() => {});
	};
	const stack = (error) => error && error.stack || "";
	addEventListener("error", ({ message, filename, error }) => send(`${message}`, `${filename} ${stack(error)}`));
	addEventListener("islas:island-error", ({ detail: { name, code, error } }) => send(`${code}: ${error}`, stack(error), name));
	addEventListener("unhandledrejection", ({ reason }) => send(`${reason}`, stack(reason)));
}';

    /** `php-plugin/src/Analytics/js/update-log.js` */
    public const UPDATE_LOG = '{
	const { address = "", nonce = "" } = document.currentScript.dataset;
	const body = document.querySelector("#islas-analytics-log tbody");
	const element = (name, children) => {
		const made = document.createElement(name);
		made.append(...children);
		return made;
	};
	const update = async () => {
		if (document.hidden) return;
		const response = await fetch(address, { headers: { "X-WP-Nonce": nonce } });
		if (!response.ok) return;
		const { rows } = await response.json();
		if (!rows.length) return;
		body.replaceChildren(...rows.map((row) => element("tr", row.map((cell) => element("td", [cell])))));
	};
	setInterval(() => update().catch(() => undefined), 4e3);
}';

    /** `php-plugin/src/Attribution/js/prepare-tracking.js` */
    public const PREPARE_TRACKING = 'function prepareTracking(category, late) {
	if (typeof wc_order_attribution == "object") {
		if (category) wc_order_attribution.params.consentCategory = category;
		wc_order_attribution.setOrderTracking ??= function(isAllowed) {
			wc_order_attribution.asked = isAllowed;
		};
		Object.assign(wc_order_attribution, late);
	}
	window.islasLanding?.();
}';

    /** `php-plugin/src/Cart/js/tell-views.js` */
    public const TELL_VIEWS = 'addEventListener("click", ({ target }) => {
	const link = target.closest?.("[data-wp-on--click$=\\"product-collection::actions.viewProduct\\"]");
	const context = link?.closest("[data-wp-context*=\\"/products::{\\"]")?.dataset.wpContext;
	if (!context || document.querySelector("link[href*=\\"/stores/woocommerce/product\\"]")) return;
	const list = link.closest("[data-wp-interactive$=\\"/product-collection\\"]");
	const [{ productId }, { collection }] = [context, list?.dataset.wpContext ?? "{}"].map((text) => JSON.parse(text.slice(text.indexOf("{"))));
	const detail = {
		collection,
		productId
	};
	document.body.dispatchEvent(new CustomEvent("wc-blocks_viewed_product", {
		bubbles: true,
		cancelable: true,
		detail
	}));
}, true);';

    /** `php-plugin/src/Consent/js/feed-consent-api.js` */
    public const FEED_CONSENT_API = '{
	const consent = window.islas && window.islas.consent;
	const feed = () => {
		for (const name of [
			"functional",
			"preferences",
			"statistics-anonymous",
			"statistics",
			"marketing"
		]) wp_set_consent(name, consent.has(name) ? "allow" : "deny");
	};
	if (consent) {
		if (consent.get().status !== "undecided") feed();
		document.addEventListener("islas:consent-changed", feed);
	}
}';

    /** `php-plugin/src/Fields/js/enable-select-style.js` */
    public const ENABLE_SELECT_STYLE = '(window["select2-css"] || {}).disabled = false;';

    /** `php-plugin/src/Fields/js/load-data.js` */
    public const LOAD_DATA = 'function loadData(global, address, file) {
	let value, isSet, isAsked;
	const read = (url) => {
		const request = new XMLHttpRequest();
		request.open("GET", url, false);
		request.send();
		value = JSON.parse(RegExp("^var " + global + " = (.+);$", "m").exec(request.responseText)[1]);
		isSet = true;
	};
	Object.defineProperty(window, global, {
		configurable: true,
		enumerable: true,
		get() {
			if (!isSet && !isAsked) {
				isAsked = true;
				try {
					read(address);
				} catch {
					try {
						read(location.pathname + "?" + (/\\bpage_id=\\d+&?/.exec(location.search + "&") || "") + "islas_data=page");
					} catch {}
				}
			}
			return value;
		},
		set(data) {
			const script = document.currentScript;
			if (isSet && script && script.src && script.src.includes(file)) return;
			value = data;
			isSet = true;
		}
	});
}';

    /** `php-plugin/src/Gallery/js/withdraw-names.js` */
    public const WITHDRAW_NAMES = '{
	const names = /(?:flex-viewport|flex-control-nav flex-control-thumbs|woocommerce-product-gallery__trigger) (?=islas-)/g;
	const own = (text) => text.replace(names, "");
	const withdraw = () => {
		for (const element of document.querySelectorAll("[class*=\\"islas-gallery__\\"]")) element.className = own(element.className);
		const form = "data-product_variations";
		for (const element of document.querySelectorAll(`[${form}]`)) element.setAttribute(form, own(element.getAttribute(form)));
		const galleries = typeof wc_variation_gallery_defaults === "object" ? wc_variation_gallery_defaults : {};
		for (const id in galleries) galleries[id] = own(galleries[id]);
	};
	withdraw();
	document.addEventListener("readystatechange", withdraw, { once: true });
}';

    /** `php-plugin/src/JQuery/js/scroll-to-notices.js` */
    public const SCROLL_TO_NOTICES = '(function(define) {
	if (window.jQuery) define();
	else addEventListener("DOMContentLoaded", define);
})(function() {
	var $ = window.jQuery;
	if (!$ || $.scroll_to_notices) return;
	$.scroll_to_notices = function(notices) {
		var notice = $(notices).first();
		var isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
		var place = notice.offset();
		if (place) $("html,body").animate({ scrollTop: place.top - 100 }, isReduced ? 0 : 1e3);
	};
});';

    /** `php-plugin/src/Platform/js/move-skip-link.js` */
    public const MOVE_SKIP_LINK = '{
	const link = document.querySelector(".islas-skip-link");
	const target = document.getElementById(link.hash.slice(1)) || document.querySelector("main, [role=\\"main\\"], #content, #primary");
	if (target) {
		target.id = target.id || link.hash.slice(1);
		link.setAttribute("href", "#" + target.id);
		link.hidden = false;
		document.body.prepend(link);
	}
}';

    /** `php-plugin/src/Platform/js/preview-page.js` */
    public const PREVIEW_PAGE = 'function previewPage(parameter, draft) {
	const jar = new Map();
	Object.defineProperty(document, "cookie", {
		configurable: true,
		get: () => [...jar].map(([name, value]) => name + "=" + value).join("; "),
		set(line) {
			const [, name, value, rest] = /^\\s*([^=;]*)=?([^;]*)(.*)$/s.exec(line);
			const age = /max-age=\\s*(-?\\d+)/i.exec(rest);
			const end = /expires=([^;]+)/i.exec(rest);
			const isDeleted = age ? +age[1] <= 0 : end && Date.parse(end[1]) <= Date.now();
			if (isDeleted) jar.delete(name.trim());
			else jar.set(name.trim(), value.trim());
		}
	});
	Object.defineProperty(window, "cookieStore", {
		configurable: true,
		value: undefined
	});
	const isShop = (url) => url.origin === location.origin && !/\\/wp-(admin|login)/.test(url.pathname);
	const carry = (address) => {
		const url = new URL(address, location.href);
		if (isShop(url)) url.searchParams.set(parameter, draft);
		return url.href;
	};
	addEventListener("click", ({ target }) => {
		const link = target.closest && target.closest("a[href]");
		const address = link && link.getAttribute("href");
		if (address && !/^(#|[a-z]+:(?!\\/\\/))/i.test(address)) link.href = carry(address);
	}, true);
	addEventListener("submit", ({ target }) => {
		if (!isShop(new URL(target.action, location.href))) return;
		if (target.method === "get") {
			const field = document.createElement("input");
			Object.assign(field, {
				type: "hidden",
				name: parameter,
				value: draft
			});
			target.append(field);
		} else target.setAttribute("action", carry(target.getAttribute("action") || location.href));
	}, true);
	document.documentElement.dataset.islasPreview = "";
}';

    /** `php-plugin/src/Platform/js/register-block.js` */
    public const REGISTER_BLOCK = 'function registerBlock(name) {
	var el = wp.element.createElement;
	wp.blocks.registerBlockType(name, {
		edit: function() {
			var preview = el(wp.serverSideRender, { block: name });
			return el("div", wp.blockEditor.useBlockProps(), el(wp.components.Disabled, null, preview));
		},
		save: function() {
			return null;
		}
	});
}';
}
