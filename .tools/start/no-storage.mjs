// Node has a `localStorage` since version 25. MSW reads it, and Node then warns that it has no file for it. If there is
// a document, the storage belongs to the page and stays.
if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, 'localStorage');
