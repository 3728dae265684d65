import { render } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, test } from 'vitest';

test('this run renders with React 18.3', () => {
  expect([version, domVersion]).toEqual(['18.3.1', '18.3.1']);
  expect(render(<p>18</p>).container).toHaveTextContent('18');
});
