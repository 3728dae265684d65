import { startPretendShop } from './api.mjs';

const built = process.argv.includes('--built');
const port = Number(process.env.PORT ?? 5173);

const WORDS = /** @type {Record<string, string>} */ ({
  EADDRINUSE: `Port ${port} is taken by another program. Choose one with PORT=5174 npm start.`,
  EACCES: `Port ${port} needs rights this user does not have. Choose one with PORT=5174 npm start.`,
  ERR_SOCKET_BAD_PORT: `PORT should be a number from 1 to 65535, not "${process.env.PORT}".`,
});

try {
  const { url, close } = await startPretendShop({ port, built, watch: !built });
  console.log(`The pretend shop is open at ${url}`);
  console.log(`Every widget in every state: ${url}galeria/`);
  console.log(
    'A trouble on purpose: add ?scenario=offline (slow, hang, 500, html, empty, nonce, sold-out, veto; none ends it).',
  );
  console.log('Press Ctrl+C to close it.');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => close().then(() => process.exit(0)));
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  console.error(WORDS[code] ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
