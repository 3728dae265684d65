import { SettingField } from './SettingField';
import type { ScreenProps } from './screen-props';

interface SettingGroupsProps extends ScreenProps {
  readonly keys: readonly string[];
  /** Without headings, where another one says what the fields are. */
  readonly isFlat?: boolean;
  /** What is said beside a field, by its key. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Fields under the headings of their groups; those without a group come first. */
export const SettingGroups = ({ screen, settings, keys, isFlat = false, notes = {} }: SettingGroupsProps) => {
  const field = (key: string) => (
    <SettingField key={key} name={key} screen={screen} settings={settings} note={notes[key] ?? ''} />
  );
  if (isFlat) return <div className="islas-fields">{keys.map(field)}</div>;
  const groups = [...new Set(keys.map((key) => screen.settings[key]?.group ?? ''))].sort(
    (one, other) => Number(one !== '') - Number(other !== ''),
  );
  const fields = (group: string) => keys.filter((key) => screen.settings[key]?.group === group).map(field);
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
