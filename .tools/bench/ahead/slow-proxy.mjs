import { createServer, request } from 'node:http';

/**
 * A proxy that gives each answer of a shop later, also to pages that are rendered ahead, which the browser's own way to be
 * slow leaves out.
 * @param {number} ms
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export const openSlowProxy = async (ms) => {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const sent = request(asked.url ?? '', { method, headers, agent: false }, (came) =>
      setTimeout(() => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      }, ms),
    );
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
