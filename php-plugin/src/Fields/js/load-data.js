/**
 * Defines a global whose value is in a deferred file. Code that reads it before the file has run gets it by a
 * synchronous request, as from an inline script; the file then does not overwrite what such code has changed. PHP
 * replaces `__NAME__`, `__URL__` and `__FILE__`, the end of the file's path.
 */
{
  let value, isSet, isAsked;
  Object.defineProperty(window, __NAME__, {
    configurable: true,
    enumerable: true,
    get() {
      if (!isSet && !isAsked) {
        isAsked = true;
        try {
          const request = new XMLHttpRequest();
          request.open('GET', __URL__, false);
          request.send();
          value = JSON.parse(request.responseText.replace(/^[^{]+|;\s*$/g, ''));
          isSet = true;
        } catch {
          // As without the data.
        }
      }
      return value;
    },
    set(data) {
      const script = document.currentScript;
      if (isSet && script && script.src && script.src.includes(__FILE__)) return;
      value = data;
      isSet = true;
    },
  });
}
