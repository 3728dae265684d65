import { useCart, useOverlay } from '../islas';

export function CartLink() {
  const count = useCart((cart) => cart.count);
  const { setOpen } = useOverlay('drawer');
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Cart ({count})
    </button>
  );
}
