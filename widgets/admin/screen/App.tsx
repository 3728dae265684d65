import { SearchControl } from '@wordpress/components';
import { type ComponentType, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BoxesPlace } from './BoxesPlace';
import { ConflictDialog } from './ConflictDialog';
import { keepFocus } from './keep-focus';
import { Navigation } from './Navigation';
import { Overview } from './overview/Overview';
import { PreviewPlace, type PreviewProps } from './PreviewPlace';
import { SaveBar } from './SaveBar';
import { ScreenNotices } from './ScreenNotices';
import { SearchResults } from './search/SearchResults';
import { SectionPage } from './SectionPage';
import type { ScreenData } from './screen-data';
import { useScreen } from './use-screen';
import { useSection } from './address/use-section';

interface AppProps {
  readonly screen: ScreenData;
  /** Called once, when the screen stands. */
  readonly onReady: () => void;
  /** Shows the shop with the unsaved settings. */
  readonly preview?: ComponentType<PreviewProps>;
}

/** The whole settings screen. */
export const App = ({ screen, onReady, preview }: AppProps) => {
  const { section, part, about, hasMoved } = useSection();
  const [query, setQuery] = useState('');
  const settings = useScreen(screen);
  const isSearch = query.trim() !== '';
  const props = { screen, settings };
  const root = useRef<HTMLDivElement>(null);
  useEffect(onReady, [onReady]);
  useEffect(() => (root.current ? keepFocus(root.current) : undefined), []);
  return (
    <div ref={root} className={preview ? 'islas-app islas-app--preview' : 'islas-app'}>
      <div className="islas-app__head">
        <Navigation current={isSearch ? null : section} onOpen={() => setQuery('')} />
        <SearchControl
          className="islas-search"
          label={__('Search settings', 'islas')}
          placeholder={__('Search settings', 'islas')}
          value={query}
          onChange={setQuery}
          __nextHasNoMarginBottom
        />
      </div>
      <div className="islas-app__body">
        <div className="islas-app__main">
          <ScreenNotices {...props} />
          {isSearch ? (
            <SearchResults {...props} query={query} />
          ) : section === 'overview' ? (
            <Overview {...props} />
          ) : (
            <SectionPage key={section} {...props} section={section} place={{ part, about }} hasMoved={hasMoved} />
          )}
          <BoxesPlace section={isSearch ? null : section} />
        </div>
        {/* Before the preview, whose frame has every link of a page, for those who go by the Tab key. */}
        <SaveBar {...props} />
        <PreviewPlace preview={preview} values={settings.values} />
      </div>
      <ConflictDialog {...props} />
    </div>
  );
};
