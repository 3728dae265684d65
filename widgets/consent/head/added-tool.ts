import type { ConsentApi } from '../consent-api';
import type { ConsentModule } from '../consent-module';
import type { TagOwner } from '../tag-owners';
import { PROVIDERS } from './tag-providers';

const TOOLS = PROVIDERS.filter(([, , , , globals]) => globals);

/** Key of the consent tool that has this key, or one of whose globals is an own property of the window. */
export const findTool = (provider: string | undefined): string | undefined =>
  // An element's id, which an author may write, is no own property.
  TOOLS.find(
    ([key, , , , globals]) => key === provider || globals?.split('|').some((name) => Object.hasOwn(window, name)),
  )?.[0];

/**
 * Lets a consent tool ask instead of Islas that another script, such as Tag Manager, has added: by the address of the
 * script that has loaded, or by its globals.
 */
export const yieldToTool = (
  { config }: ConsentApi,
  ownerOf: (address: string) => TagOwner | undefined,
  address: string,
): void => {
  const key = findTool(address ? ownerOf(address)?.provider : undefined);
  if (!key || config.tool) return;
  void import(/* @vite-ignore */ config.module).then(({ tool }: ConsentModule) => tool(key)).catch(() => undefined);
};
