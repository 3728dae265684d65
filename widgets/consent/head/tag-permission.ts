import type { ConsentApi } from '../consent-api';
import { mayRun } from '../cookie-names';
import type { TagOwner } from '../tag-owners';
import { EMBEDS, PROVIDERS } from './tag-providers';

type OwnerOf = (address: string, isHost?: boolean) => TagOwner | undefined;

/** The owner that a held element names in its marks. */
export const markedOwner = ({ dataset }: HTMLElement): TagOwner => ({
  category: (dataset.islasConsent ?? '') as TagOwner['category'],
  provider: dataset.islasProvider ?? '',
});

/** Whether visitors may load a provider's content by hand: not of a tag that Islas knows. */
export const isEmbed = (provider: string): boolean =>
  EMBEDS.includes(provider) || !PROVIDERS.some(([known]) => known === provider);

export interface TagPermission {
  /** Whether tags of this owner may run now. */
  readonly isAllowed: (owner: TagOwner) => boolean;
  /** The owner of an address that has to wait for a decision; undefined if it may be requested now. */
  readonly ownerToWaitFor: OwnerOf;
}

/** What the visitor's decision, and the embeds that the visitor has loaded by hand, allow now. */
export const createTagPermission = (consent: ConsentApi, ownerOf: OwnerOf): TagPermission => {
  const isAllowed = ({ category, provider }: TagOwner): boolean =>
    consent.has(category) || mayRun(consent.get(), consent.config.cookies, category, provider);
  const isLoadedByHand = (provider: string): boolean => {
    const { islas_consent_embeds: embeds = '' } = consent.cookies();
    return embeds.split(',').includes(provider) && isEmbed(provider);
  };
  return {
    isAllowed,
    ownerToWaitFor: (address, isHost) => {
      if (consent.get().status === 'accepted') return undefined;
      const owner = ownerOf(address, isHost);
      return owner && !isAllowed(owner) && !isLoadedByHand(owner.provider) ? owner : undefined;
    },
  };
};
