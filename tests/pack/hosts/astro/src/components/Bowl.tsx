import { useState } from 'react';
import { AddToCartButton } from '../islas';

export function Bowl() {
  const [quantity, setQuantity] = useState(1);
  const [said, setSaid] = useState('');
  return (
    <>
      <label>
        Bowls{' '}
        <input type="number" min="1" value={quantity} onChange={(event) => setQuantity(+event.target.value || 1)} />
      </label>
      <AddToCartButton
        id={17}
        name="Bowl"
        text="Add the bowl"
        quantity={quantity}
        onAdded={() => setSaid('Thank you.')}
        onFailed={({ message }) => setSaid(message)}
      />
      <output>{said}</output>
    </>
  );
}
