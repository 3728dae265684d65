// Node has a `localStorage` since version 25, and warns whoever looks at it without a file to keep it in, as MSW does. A
// page's is left alone: where there is a document.
if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, 'localStorage');
