import { toggle } from './settings.css.ts';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={toggle}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox provides the state.
        role="switch"
        aria-label={label}
        checked={isOn}
        aria-disabled={isDisabled || undefined}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.checked;
          // Shows the state that the server has confirmed.
          currentTarget.checked = isOn;
          if (!isDisabled) onChange(wanted);
        }}
      />
      <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
    </label>
  );
}
