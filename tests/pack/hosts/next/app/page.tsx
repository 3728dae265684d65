import { StoreNotice, SwatchForm, spanishTexts } from 'islas/react';
import { Bowl } from './bowl';
import { shirt } from './shirt';

/** A server component: what it renders is in the HTML, and wakes in the browser. */
export default function Page() {
  return (
    <>
      <h1>A blog that sells</h1>
      <div lang="es">
        <StoreNotice {...spanishTexts.StoreNotice} id="lunes" text="Enviamos los lunes." />
      </div>
      <Bowl />
      <SwatchForm {...shirt} />
    </>
  );
}
