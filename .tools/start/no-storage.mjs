// Node has a `localStorage` since version 25. MSW reads it, and Node then warns that it has no file to keep it in. Where
// there is a document, the storage is that of a page and stays.
if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, 'localStorage');
