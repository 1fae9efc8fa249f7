import { ChoiceGroup, choiceId, ChoiceLine, type ChoiceGroupProps, type Option } from './choice-group.tsx';

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons without a default choice. */
export function RadioGroup<Value extends string>({ options, value, onChange, ...group }: RadioGroupProps<Value>) {
  return (
    <ChoiceGroup {...group}>
      {options.map((option, index) => (
        <ChoiceLine
          key={option.value}
          type="radio"
          {...option}
          name={group.name}
          id={choiceId(group.name, index)}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}
