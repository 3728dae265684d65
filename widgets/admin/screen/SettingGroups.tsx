import { SettingField } from './SettingField';
import type { ScreenProps } from './screen-props';

/** Fields under the headings of their groups; those without a group come first. */
export const SettingGroups = ({ screen, settings, keys }: ScreenProps & { readonly keys: readonly string[] }) => {
  const groups = [...new Set(keys.map((key) => screen.settings[key]?.group ?? ''))].sort(
    (one, other) => Number(one !== '') - Number(other !== ''),
  );
  const fields = (group: string) =>
    keys
      .filter((key) => screen.settings[key]?.group === group)
      .map((key) => <SettingField key={key} name={key} screen={screen} settings={settings} />);
  return (
    <div className="islas-fields">
      {groups.map((group) =>
        group === '' ? (
          fields(group)
        ) : (
          <fieldset key={group} className="islas-fields__group">
            <legend className="islas-fields__heading">{screen.groups[group] ?? group}</legend>
            {fields(group)}
          </fieldset>
        ),
      )}
    </div>
  );
};
