import { hydrate } from '../shared/mount';
const View = () => <p>…</p>;
export const mount = hydrate(View, () => ({}));
