import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CartDrawer, ConsentBar, ConsentDialog } from 'islas/react';
import 'islas/style.css';
import { CartLink } from './cart-link';

export const metadata: Metadata = { title: 'A blog that sells', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <CartLink />
        </header>
        <main>{children}</main>
        <CartDrawer />
        <ConsentBar
          text="We count visits."
          accept="Accept"
          config={{ version: '1', cookies: [{ name: '_ga', category: 'statistics', provider: 'Google' }] }}
        />
        <ConsentDialog />
      </body>
    </html>
  );
}
